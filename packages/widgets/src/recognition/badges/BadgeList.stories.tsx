import { listOwnBadges } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAward, buildBadge, sampleBadges } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { BadgeList, ConnectedBadgeList } from './BadgeList.tsx';

/** The badges of a learner, from data alone. @see PROF-12, EMB-1 */
const meta = {
  title: 'Widgets/Badges/BadgeList',
  component: BadgeList,
  args: {
    badges: { state: 'ready', value: { earned: sampleBadges, open: [buildBadge(4), buildBadge(5)] } },
    onRetry: fn(),
    onBrowse: fn(),
    toHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof BadgeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open the public page of First lab' })).toHaveAttribute(
      'href',
      `#${sampleBadges[0]?.id}`,
    );
    await expect(canvas.getAllByText(/Earned .* for Someone else’s invoice/)).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Still to earn' })).toBeVisible();
  },
};
/** As a section that shows what is earned, and nothing more. */
export const EarnedOnly: Story = {
  args: { showsOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'Still to earn' })).toBeNull();
  },
};
export const Nothing: Story = {
  args: { badges: { state: 'ready', value: { earned: [], open: [buildBadge(0), buildBadge(1)] } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the labs' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    badges: {
      state: 'ready',
      value: {
        earned: Array.from({ length: 40 }, (_, nth) => buildAward(nth)),
        open: [],
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    badges: {
      state: 'ready',
      value: {
        earned: [
          buildAward(1, {
            title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
            evidence: { kind: 'course', id: 'c', title: 'Rechtsschutzversicherungsgesellschaften' },
          }),
          buildAward(2, { evidence: { kind: 'days', id: '2026-03-02' } }),
        ],
        open: [],
      },
    },
  },
};
export const Loading: Story = { args: { badges: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    badges: { state: 'problem', problem: { message: 'The badges are being counted.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** With its data. */
export const Connected: Story = {
  render: ({ toHref, onBrowse }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedBadgeList toHref={toHref} onBrowse={onBrowse} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No hint needed')).toBeVisible();
  },
};
const CONNECTED: Handlers = [[listOwnBadges, () => ({ data: { earned: sampleBadges, open: [] } })]];
