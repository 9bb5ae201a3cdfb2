import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Solution } from './Solution.tsx';

/** How a challenge is solved, once it was solved or given up. @see NAV-27 */
const meta = {
  title: 'Widgets/Solution',
  component: Solution,
  args: {
    href: '/portal/challenges/like-pattern',
    onRetry: fn(),
    solution: {
      state: 'ready',
      value: {
        title: 'The voucher that fits everything',
        solution: {
          html: '<p>A bound value is still read as a pattern. <b>Compare with =</b>.</p><script>alert(1)</script>',
          files: [{ path: 'vouchers.js', text: "db.get('SELECT * FROM vouchers WHERE code = ?', [code]);" }],
          traps: [
            { title: 'The percent sign is removed', why: 'The underscore still matches any character.' },
          ],
        },
      },
    },
  },
} satisfies Meta<typeof Solution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The percent sign is removed')).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
export const Locked: Story = {
  args: {
    solution: { state: 'ready', value: { title: 'The voucher that fits everything', solution: null } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The solution is still locked')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the challenge' })).toHaveAttribute(
      'href',
      '/portal/challenges/like-pattern',
    );
  },
};
export const Loading: Story = { args: { solution: { state: 'loading' } } };
export const NotFound: Story = {
  args: { solution: { state: 'problem', problem: { message: '', code: 'lab_not_found' } } },
};
export const Problem: Story = {
  args: {
    solution: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } },
  },
};
