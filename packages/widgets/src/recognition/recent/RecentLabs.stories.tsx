import { listRecentLabs } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRecentLab } from '../../testing/sample-recent.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedRecentLabs, RecentLabs } from './RecentLabs.tsx';

/** The labs opened last, from data alone. @see PROF-10 */
const meta = {
  title: 'Widgets/Recent/RecentLabs',
  component: RecentLabs,
  args: {
    labs: {
      state: 'ready',
      value: [
        buildRecentLab(1, { passed: true }),
        buildRecentLab(2, { type: 'challenge' }),
        buildRecentLab(3, { type: 'playground' }),
      ],
    },
    onRetry: fn(),
    toHref: ({ type, lab_id }) => `#${type}-${lab_id}`,
  },
  decorators: [
    (Story) => (
      <section>
        <h2>Recent labs</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof RecentLabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [passed, open, playground] = await canvas.findAllByRole('listitem');
    await expect(passed).toHaveTextContent('Passed');
    await expect(open).toHaveTextContent('In progress');
    // It has no end.
    await expect(playground).not.toHaveTextContent(/In progress|Passed/);
    await expect(canvas.getByRole('link', { name: /part 2$/ })).toHaveAttribute('href', '#challenge-lab-2');
  },
};
export const Many: Story = {
  args: {
    labs: { state: 'ready', value: Array.from({ length: 12 }, (_, nth) => buildRecentLab(nth)) },
  },
};
export const LongWords: Story = {
  args: {
    labs: {
      state: 'ready',
      value: [
        buildRecentLab(1, { title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' }),
      ],
    },
  },
};
export const Nothing: Story = {
  args: { labs: { state: 'ready', value: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No lab opened yet')).toBeVisible();
  },
};
/** Beside a list of what is passed, only the rest is shown. */
export const OpenOnly: Story = {
  args: {
    isOpenOnly: true,
    labs: {
      state: 'ready',
      value: [buildRecentLab(1, { passed: true }), buildRecentLab(2, { passed: false })],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('link', { name: /part 2$/ })).toBeVisible();
  },
};
export const Loading: Story = { args: { labs: { state: 'loading' } } };
export const Problem: Story = {
  args: { labs: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const CONNECTED: Handlers = [[listRecentLabs, () => ({ data: { results: [buildRecentLab(1)] } })]];
/** With its data. */
export const Connected: Story = {
  render: ({ toHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedRecentLabs toHref={toHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /part 1$/ })).toBeVisible();
  },
};
