import { createCustomChallenge } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allLabCards } from '../../practice/lab/testing/lab-cards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ChallengeBuilder } from './ChallengeBuilder.tsx';
import { ConnectedChallengeBuilder } from './ConnectedChallengeBuilder.tsx';
import { buildSet } from './testing/sample-set.ts';

/** Chooses challenges by filters and makes a set of them. @see LAB-9 */
const meta = {
  title: 'Widgets/Custom challenge/ChallengeBuilder',
  component: ChallengeBuilder,
  args: { labs: { state: 'ready', value: allLabCards }, onSave: fn(), onRetry: fn() },
} satisfies Meta<typeof ChallengeBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

const solvable = allLabCards.filter(({ type }) => type !== 'playground');
const [first, second] = solvable.map(({ title }) => title);

export const Builds: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' Friday ');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time limit' }), '45');
    await userEvent.click(canvas.getByRole('button', { name: `Add ${second}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Add ${first}` }));
    await expect(canvas.getByRole('button', { name: `Add ${first}` })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${second}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save challenge' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Friday',
      minutes: 45,
      labIds: [solvable[0]?.lab_id],
    });
  },
};
export const Changes: Story = {
  args: {
    initial: { title: 'Friday', minutes: null, labIds: solvable.slice(0, 2).map(({ lab_id }) => lab_id) },
  },
};
export const Refused: Story = {
  args: { errors: { title: 'Please enter a title', lab_ids: 'Choose at least one challenge' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await expect(canvas.getByText('Choose at least one challenge')).toBeVisible();
  },
};
export const Loading: Story = { args: { labs: { state: 'loading' } } };

/** CALL-47: what was not saved is saved under the same id, so that it is there once. */
export const SavesAfterAFailure: Story = {
  render: () => <Failing />,
  play: async ({ canvasElement }) => {
    ids.length = 0;
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Friday');
    await userEvent.click(canvas.getByRole('button', { name: `Add ${first}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save challenge' }));
    await waitFor(() => expect(ids).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save challenge' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Save challenge' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    await expect(new Set(ids).size).toBe(1);
    await waitFor(() => expect(saved).toHaveBeenCalledWith(ids[0]));
  },
};

const ids: unknown[] = [];
const saved = fn();
const handlers: Handlers = [
  [listLabs, () => ({ data: { items: allLabCards } })],
  [
    createCustomChallenge,
    ({ id }) => {
      ids.push(id);
      return ids.length === 1 ? { problem: 'unavailable' } : { data: buildSet(), message: 'Challenge saved' };
    },
  ],
];
const Failing = () => (
  <StoryHost handlers={handlers}>
    <ConnectedChallengeBuilder onSaved={saved} />
  </StoryHost>
);
