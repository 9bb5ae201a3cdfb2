import { getLabFailures, listAttempts } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContextProgress } from './ContextProgress.tsx';
import { LAB } from './testing/class-data.ts';
import { loadBefore, Scene, type SceneProps, withAnswers } from './testing/context-scene.tsx';

/** One lab of a course of the platform: where its learners fail. @see LTI-17 */
const meta = {
  title: 'Widgets/ContextProgress/Labs',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContextProgress, Scene),
  render: (args) => <Scene {...args} />,
  args: {} as SceneProps,
  parameters: { layout: 'fullscreen' },
  loaders: [loadBefore],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhereTheClassFails: Story = {
  args: { height: 1_100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Activities/ }));
    await expect(canvas.getByRole('button', { name: 'Signed in as no one' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: "Someone else's invoice" }));
    const tests = within(await canvas.findByRole('table', { name: 'Attacks and checks' }));
    await expect(tests.getByText('7 of 12')).toBeVisible();
    const traps = within(canvas.getByRole('table', { name: 'Wrong fixes' }));
    await expect(traps.getByText('6 of 12')).toBeVisible();
    await expect(traps.getByText(/not the only route/)).toBeVisible();
    await canvas.findByRole('table', { name: 'Attempts, newest first' });
  },
};

/** From the launched lab: the lab first, with the way back to it. */
export const FromTheLab: Story = {
  args: { labId: LAB, exit: { label: 'Back to the lab', onPress: fn() }, height: 900 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('5 of 12 who submitted have passed');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the lab' }));
    await expect(args.exit?.onPress).toHaveBeenCalledOnce();
  },
};

export const NobodySubmitted: Story = {
  args: {
    labId: LAB,
    handlers: withAnswers(
      [getLabFailures, () => ({ data: { submitted: 0, passed: 0, tests: [], traps: [] } })],
      [listAttempts, () => ({ data: { items: [], total: 0, page_size: 20 } })],
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No attempts yet');
  },
};

export const FailuresNotLoaded: Story = {
  args: { labId: LAB, handlers: withAnswers([getLabFailures, () => 'offline']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The results of the class could not be loaded');
  },
};

export const PhoneLab: Story = {
  args: { width: 374, height: 571, labId: LAB },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('7 of 12');
  },
};
