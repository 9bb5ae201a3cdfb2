import { asId } from '@drawbridge/contracts';
import { listJourneys } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildJourney, toJourneyCard } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedJourneyList, JourneyList } from './JourneyList.tsx';

const first = toJourneyCard(buildJourney());
const second = toJourneyCard(
  buildJourney({
    id: asId('j5-break-it'),
    title: 'Break it, then prove the fix',
    owasp: 'A05:2025',
    progress: 0,
    courses: buildJourney().courses.map((course) => ({
      ...course,
      is_completed: false,
      is_enrolled: false,
      progress: 0,
    })),
  }),
);

/** Journeys with their courses in order, from data alone. @see NAV-23 */
const meta = {
  title: 'Widgets/Journeys/JourneyList',
  component: JourneyList,
  args: {
    journeys: { state: 'ready', value: [first, second] },
    onRetry: fn(),
    toHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof JourneyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Secure developer foundations' });
    await expect(link).toHaveAttribute('href', '#j1-secure-developer-foundations');
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['48', '0']);
    const [steps] = canvas.getAllByRole('list', { name: 'Courses in order' });
    await expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Completed: Story = {
  args: {
    journeys: { state: 'ready', value: [{ ...first, progress: 100, is_completed: true }] },
  },
};
export const LongWords: Story = {
  args: {
    journeys: {
      state: 'ready',
      value: [{ ...first, title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' }],
    },
  },
};
export const Nothing: Story = { args: { journeys: { state: 'ready', value: [] } } };
export const Loading: Story = { args: { journeys: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    journeys: { state: 'problem', problem: { message: 'The journeys are not here.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const CONNECTED: Handlers = [[listJourneys, () => ({ data: { items: [first] } })]];
/** With its data. */
export const Connected: Story = {
  render: ({ toHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedJourneyList toHref={toHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Secure developer foundations' });
  },
};
