import { asId } from '@drawbridge/contracts';
import { buildAssignment } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DueAssignments } from './DueAssignments.tsx';

const toId = (nth: number) => asId<'assignment'>(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
const late = buildAssignment({
  id: toId(1),
  name: 'The browser is not on your side',
  state: 'overdue',
  due_at: '2026-02-27T09:00:00.000Z',
  progress: 0,
});
const open = buildAssignment({ id: toId(2), state: 'in_progress' });

/** What a company waits for next: the first card of a member's dashboard. @see SHELL-22 */
const meta = {
  title: 'Widgets/Assignments/DueAssignments',
  component: DueAssignments,
  args: {
    due: { items: [late, open], count: 5, nowMs: Date.parse('2026-03-05T09:00:00Z') },
    toHref: (id) => `#${id}`,
    listHref: '#assignments',
  },
} satisfies Meta<typeof DueAssignments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is overdue says so, and each name leads to its assignment. */
export const Overdue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Overdue/);
    await expect(canvas.getByRole('link', { name: late.name })).toHaveAttribute('href', `#${late.id}`);
    await expect(canvas.getByRole('link', { name: 'All 5 assignments' })).toHaveAttribute(
      'href',
      '#assignments',
    );
  },
};

/** With nothing to do there is no card. */
export const Nothing: Story = {
  args: { due: { items: [], count: 0, nowMs: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
