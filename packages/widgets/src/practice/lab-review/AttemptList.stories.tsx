import { asId } from '@drawbridge/contracts';
import { listAttempts, REVIEW_PAGE_SIZE } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AttemptList, type AttemptListProps } from './AttemptList.tsx';
import { buildReviewed } from './testing/review-data.ts';

function Scene({ handlers, ...props }: AttemptListProps & { handlers: Handlers }) {
  const [page, setPage] = useState(props.page);
  return (
    <StoryHost handlers={handlers}>
      <AttemptList {...props} page={page} onPage={setPage} />
    </StoryHost>
  );
}

const names = [
  'Marisol Quintero',
  'Tomasz Wiśniewski',
  '',
  'Anneliese Rechtsschutzversicherungsgesellschafter-Oberhuber',
  'Ngozi Adeyemi',
];
const all = Array.from({ length: 43 }, (_, index) =>
  buildReviewed({
    attempt_id: asId(`7b0e5b52-6c1e-4e0f-9f0f-${String(index).padStart(12, '0')}`),
    learner: names[index % names.length] ?? '',
    number: (index % 3) + 1,
    opened_at: new Date(Date.UTC(2026, 2, 20) - index * 5_000_000).toISOString(),
    passed: index % 3 === 0,
    best_score: (index * 37) % 101,
    submissions: index % 7,
    hints: index % 4,
    shared_flag: index % 9 === 4,
    ...(index % 4 === 1 ? { closed_at: '2026-03-21T08:00:00.000Z' } : {}),
  }),
);
const paged: Handlers = [
  [
    listAttempts,
    ({ page }) => {
      const from = (Number(page) - 1) * REVIEW_PAGE_SIZE;
      return {
        data: {
          items: all.slice(from, from + REVIEW_PAGE_SIZE),
          total: all.length,
          page_size: REVIEW_PAGE_SIZE,
        },
      };
    },
  ],
];
const few: Handlers = [
  [listAttempts, () => ({ data: { items: all.slice(0, 5), total: 5, page_size: REVIEW_PAGE_SIZE } })],
];

const meta = {
  title: 'Lab/AttemptList',
  component: documented(AttemptList, Scene),
  render: (args) => <Scene {...args} />,
  args: { labId: 'l1-someone-elses-invoice', page: 1, onPage: fn(), onOpen: fn(), handlers: few },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The times are those of the reader's zone, and say so. */
const ZONE = `Times in ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;

export const Few: Story = {
  play: async ({ canvasElement, args }) => {
    const first = await within(canvasElement).findByRole('button', { name: 'Marisol Quintero' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(all[0]?.attempt_id);
    await expect(within(canvasElement).getByRole('button', { name: 'Unnamed learner' })).toBeVisible();
    await expect(within(canvasElement).getByText(ZONE)).toBeVisible();
  },
};

export const Pages: Story = {
  args: { handlers: paged },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1 to 20 of 43');
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Older' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('21 to 40 of 43');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('41 to 43 of 43');
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeDisabled();
  },
};

/** A narrow place: cards in place of columns. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { args: { handlers: [[listAttempts, () => 'hang']] } };
export const Empty: Story = {
  args: {
    handlers: [[listAttempts, () => ({ data: { items: [], total: 0, page_size: REVIEW_PAGE_SIZE } })]],
  },
};
export const Denied: Story = { args: { handlers: [[listAttempts, () => ({ problem: 'forbidden' })]] } };
export const UnknownLab: Story = {
  args: { handlers: [[listAttempts, () => ({ problem: 'lab_not_found' })]] },
};
export const Problem: Story = { args: { handlers: [[listAttempts, () => ({ problem: 'internal' })]] } };
