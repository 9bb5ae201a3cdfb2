import {
  getProfileDetails,
  PROFILE_TEXTS,
  type ProfileDetails,
  updateProfile,
} from '@drawbridge/contracts/recognition';
import { buildProfileDetails } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { createStoryHost, type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

/** Settings that are saved when they are switched. @see PROF-16 */
const meta = {
  title: 'Widgets/Profile/ProfileSettings',
  component: ProfileSettings,
} satisfies Meta<typeof ProfileSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = (details: ProfileDetails): Handlers => {
  let now = details;
  return [
    [getProfileDetails, () => ({ data: now })],
    [
      updateProfile,
      (change) => {
        now = { ...now, ...change };
        return { data: now, message: PROFILE_TEXTS.updated };
      },
    ],
  ];
};
const withHandlers = (handlers: Handlers): Story => ({
  render: () => (
    <StoryHost handlers={handlers}>
      <ProfileSettings />
    </StoryHost>
  ),
});

export const Member = withHandlers(known(buildProfileDetails()));
export const Administrator = withHandlers(known(buildProfileDetails({ company_report_email: true })));
export const Chosen = withHandlers(
  known(
    buildProfileDetails({
      time_zone: 'America/Argentina/ComodRivadavia',
      weekly_news_opt_in: true,
      newsfeed_topics: ['api', 'ai'],
    }),
  ),
);
export const Loading = withHandlers([[getProfileDetails, () => 'hang']]);
export const Problem = withHandlers([[getProfileDetails, () => ({ problem: 'unavailable' })]]);

/** By keyboard alone: a switch, a topic and a time zone, each saved on its own. */
export const ByKeyboard: Story = {
  ...withHandlers(known(buildProfileDetails())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const digest = await canvas.findByRole('checkbox', { name: /Weekly digest/ });
    digest.focus();
    await userEvent.keyboard(' ');
    await within(document.body).findByText(PROFILE_TEXTS.updated);
    await expect(digest).not.toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /Company report/ })).toBeNull();
    canvas.getByRole('checkbox', { name: 'Cloud' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Cloud' })).toBeChecked());
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Asia/Tokyo');
    await canvas.findByText(/It is .* there now/);
  },
};

/** A refused switch goes back to where it was, with a message. */
export const Offline: Story = {
  ...withHandlers([
    [getProfileDetails, () => ({ data: buildProfileDetails() })],
    [updateProfile, () => 'offline'],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Weekly news/ }));
    await within(document.body).findByText(/Server busy/);
    await expect(canvas.getByRole('checkbox', { name: /Weekly news/ })).not.toBeChecked();
  },
};

const slow = createStoryHost([
  [getProfileDetails, () => ({ data: buildProfileDetails() })],
  [updateProfile, () => 'hang'],
]);

/** Two topics chosen before the first is saved are both shown. */
export const Quick: Story = {
  render: () => (
    <DrawbridgeProvider value={slow.drawbridge}>
      <ProfileSettings />
    </DrawbridgeProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'APIs' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile apps' }));
    await expect(canvas.getByRole('checkbox', { name: 'APIs' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Mobile apps' })).toBeChecked();
    await expect(slow.server.calls.filter(({ name }) => name === updateProfile.name)).toHaveLength(1);
  },
};
