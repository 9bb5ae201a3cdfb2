import { listAttempts } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContextProgress } from './ContextProgress.tsx';
import { attempts, idOf, LAB } from './testing/class-data.ts';
import { loadBefore, Scene, type SceneProps, withAnswers } from './testing/context-scene.tsx';

/** One learner of a course of the platform, and their attempts. @see LTI-17 */
const meta = {
  title: 'Widgets/ContextProgress/Learner',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContextProgress, Scene),
  render: (args) => <Scene {...args} />,
  args: {} as SceneProps,
  parameters: { layout: 'fullscreen' },
  loaders: [loadBefore],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the class to a learner, their attempts, one attempt, and back, by keyboard. */
export const ToAnAttempt: Story = {
  args: { height: 860 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Noor Vale');
    const title = await canvas.findByRole('heading', { level: 1, name: 'Noor Vale' });
    await waitFor(() => expect(title).toHaveFocus());
    await press("Someone else's invoice");
    await canvas.findByRole('heading', { level: 1, name: "Someone else's invoice" });
    const open = await canvas.findAllByRole('button', { name: 'Noor Vale' });
    await expect(open).toHaveLength(2);
    await userEvent.click(open[0] as HTMLElement);
    await canvas.findByRole('listbox');
    await press('All attempts');
    await press('All activities of this learner');
    await press('All learners and activities');
    await canvas.findByRole('row', { name: /Noor Vale/ });
  },
};

/** A submission review with several attempts: the instructor chooses. */
export const ReviewOfSeveral: Story = {
  args: { reviewedPersonId: idOf(0), labId: LAB },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('button', { name: 'Noor Vale' })).toHaveLength(2);
  },
};

/** The one attempt there is, is opened; the way back leads to the list and stays there. */
export const ReviewOfOne: Story = {
  args: {
    reviewedPersonId: idOf(0),
    labId: LAB,
    height: 860,
    handlers: withAnswers([
      listAttempts,
      () => ({ data: { items: attempts.slice(0, 1), total: 1, page_size: 20 } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByRole('button', { name: 'All attempts' }));
    await canvas.findByRole('button', { name: 'Noor Vale' });
    await userEvent.click(canvas.getByRole('button', { name: 'All activities of this learner' }));
    await canvas.findByRole('heading', { level: 1, name: 'Noor Vale' });
  },
};

export const ReviewWithoutWork: Story = {
  args: {
    reviewedPersonId: idOf(0),
    labId: LAB,
    handlers: withAnswers([listAttempts, () => ({ data: { items: [], total: 0, page_size: 20 } })]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This learner has not opened the lab.');
  },
};

export const ReviewOfNobody: Story = {
  args: { reviewedPersonId: idOf(999) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This learner has no work here' });
  },
};

export const PhoneLearner: Story = {
  args: { width: 374, height: 571, reviewedPersonId: idOf(3) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /^Anneliese/ });
  },
};
