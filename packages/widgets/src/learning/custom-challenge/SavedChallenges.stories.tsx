import { buildPagedItems } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SavedChallenges } from './SavedChallenges.tsx';
import { buildSet } from './testing/sample-set.ts';

const running = buildSet({
  id: asId('6d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a04'),
  title: 'Before the release',
  run: {
    state: 'running',
    started_at: '2026-03-04T10:00:00.000Z',
    ends_at: null,
    finished_at: null,
    solved: [],
  },
});

/** The learner's own sets, to open, edit and delete. @see LAB-10 */
const meta = {
  title: 'Widgets/Custom challenge/SavedChallenges',
  component: SavedChallenges,
  args: {
    sets: { state: 'ready', value: buildPagedItems([buildSet(), running], { rest: undefined }) },
    toOpenHref: (id) => `/portal/custom-challenge/saved-challenges/${id}`,
    toEditHref: (id) => `/portal/custom-challenge/saved-challenges/${id}/edit`,
    buildHref: '/portal/custom-challenge',
    onDelete: fn(() => Promise.resolve(true)),
    onRetry: fn(),
  },
} satisfies Meta<typeof SavedChallenges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LAB-10: deleting asks first; a set that runs cannot be edited. */
export const Deletes: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Edit Before the release' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Friday practice' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(buildSet().id);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const None: Story = {
  args: { sets: { state: 'ready', value: buildPagedItems([], { rest: undefined }) } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Build your challenge' }),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { sets: { state: 'loading' } } };
export const Problem: Story = {
  args: { sets: { state: 'problem', problem: { message: 'Please try again shortly.' } } },
};
/** ERR-24: what an earlier visit showed is said to be that. */
export const Kept: Story = {
  args: {
    sets: {
      state: 'ready',
      value: buildPagedItems([buildSet()], { rest: undefined }),
      reloadProblem: { message: 'Server busy please try later!' },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
