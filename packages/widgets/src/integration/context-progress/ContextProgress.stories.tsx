import {
  type ContextItem,
  exportContextProgress,
  getContextProgress,
  listContextLearners,
} from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContextProgress } from './ContextProgress.tsx';
import { t } from './messages.ts';
import { items } from './testing/class-data.ts';
import {
  loadBefore,
  overviewOf,
  READY,
  Scene,
  type SceneProps,
  withAnswers,
} from './testing/context-scene.tsx';

/** What the learners of a course of the platform did, for its instructors. @see LTI-17 */
const meta = {
  title: 'Widgets/ContextProgress',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContextProgress, Scene),
  render: (args) => <Scene {...args} />,
  args: {} as SceneProps,
  parameters: { layout: 'fullscreen' },
  loaders: [loadBefore],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learners: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Noor Vale/ });
    await expect(within(row).getByText('100%')).toBeVisible();
    await expect(within(row).getByText('Started')).toBeVisible();
    await expect(canvas.getByText(/^Roster of /)).toBeVisible();
    await expect(canvas.getByText('1 to 4 of 6')).toBeVisible();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(canvas.getByText(`Times in ${zone}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('5 to 6 of 6');
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Left the course');
    await canvas.findByText('No learners match');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await canvas.findByText('1 to 4 of 6');
  },
};

export const Activities: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Activities/ }));
    const row = within(canvas.getByRole('row', { name: /HTTP bench/ }));
    await expect(row.getByText('–')).toBeVisible();
  },
};

const many = Array.from(
  { length: 9 },
  (_, at): ContextItem => ({ ...(items[0] as ContextItem), id: `l${at}`, title: `Lab ${at}` }),
);
/** Six columns at most, of those that are chosen. */
export const ManyActivities: Story = {
  args: { handlers: withAnswers(overviewOf(READY, { items: many })), width: 1_200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('columnheader', { name: 'Lab 5' });
    await expect(canvas.queryByRole('columnheader', { name: 'Lab 6' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Activities shown: 6 of 9' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Lab 8' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lab 0' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lab 8' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await canvas.findByRole('columnheader', { name: 'Lab 8' });
  },
};

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as CSV' }));
    await within(document.body).findByText('60 learners were exported.');
  },
};

export const NotExported: Story = {
  args: { handlers: withAnswers([exportContextProgress, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Export as CSV' });
    await userEvent.click(button);
    await within(document.body).findByText('Server busy please try later!');
    await expect(button).toBeEnabled();
  },
};

/** A phone's frame: cards in place of columns. */
export const Phone: Story = {
  args: { width: 374, height: 571 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Learners and their best scores' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    handlers: withAnswers(overviewOf(READY, { items: [], learners: 0 }), [
      listContextLearners,
      () => ({ data: { items: [], total: 0, page_size: 50 } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No learners yet');
    await userEvent.click(canvas.getByRole('tab', { name: /Activities/ }));
    await canvas.findByText('No activities yet');
  },
};

export const LearnersNotLoaded: Story = {
  args: { handlers: withAnswers([listContextLearners, () => 'offline']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The learners could not be loaded');
  },
};

export const NoContext: Story = {
  args: { handlers: withAnswers(overviewOf(READY, { has_context: false })) },
};

export const Denied: Story = {
  args: { handlers: withAnswers([getContextProgress, () => ({ problem: 'forbidden' })]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t('denied'));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Problem: Story = {
  args: { handlers: withAnswers([getContextProgress, () => ({ problem: 'internal' })]) },
};

export const Loading: Story = { args: { handlers: withAnswers([getContextProgress, () => 'hang']) } };
