import { getProfileDetails, PROFILE_TEXTS, updateProfile } from '@drawbridge/contracts/recognition';
import { buildProfileDetails } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ProfileNames } from './ProfileNames.tsx';

/** First and last name. @see PROF-4 */
const meta = {
  title: 'Widgets/Profile/ProfileNames',
  component: ProfileNames,
} satisfies Meta<typeof ProfileNames>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = buildProfileDetails();
const withHandlers = (handlers: Handlers): Story => ({
  render: () => (
    <StoryHost handlers={handlers}>
      <ProfileNames />
    </StoryHost>
  ),
});
const saving: Handlers = [
  [getProfileDetails, () => ({ data: details })],
  [updateProfile, (change) => ({ data: { ...details, ...change }, message: PROFILE_TEXTS.updated })],
];

export const Named = withHandlers(saving);
export const LongNames = withHandlers([
  [
    getProfileDetails,
    () => ({ data: buildProfileDetails({ first_name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe' }) }),
  ],
]);
export const Nameless = withHandlers([
  [getProfileDetails, () => ({ data: buildProfileDetails({ first_name: '', last_name: '' }) })],
]);
export const Loading = withHandlers([[getProfileDetails, () => 'hang']]);
export const Problem = withHandlers([[getProfileDetails, () => ({ problem: 'internal' })]]);

/** PROF-3, PROF-4: nothing to save until something is changed; a name that is not fit is told by its field. */
export const Rename: Story = {
  ...Named,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = await canvas.findByRole('button', { name: 'Save name' });
    await expect(save).toBeDisabled();
    const first = canvas.getByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.type(first, '{Enter}');
    await canvas.findByText('Required field');
    await expect(first).toHaveFocus();
    await userEvent.type(first, 'Anne@Lou{Enter}');
    await canvas.findByText('Special characters are not allowed');
    await userEvent.clear(first);
    await userEvent.type(first, 'Anne-Lou{Enter}');
    await within(document.body).findByText(PROFILE_TEXTS.updated);
    await waitFor(() => expect(save).toBeDisabled());
  },
};

/** The server's messages show beside their fields. */
export const RefusedByServer: Story = {
  ...withHandlers([
    [getProfileDetails, () => ({ data: details })],
    [updateProfile, () => ({ problem: 'bad_input', errors: { last_name: 'The maximum is 50 characters' } })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Last name'), 's{Enter}');
    await canvas.findByText('The maximum is 50 characters');
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
  },
};
