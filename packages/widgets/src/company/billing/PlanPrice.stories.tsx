import { samplePrices } from '@drawbridge/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanPrice } from './PlanPrice.tsx';

/** What a plan costs, without tax. @see BILL-11 */
const meta = {
  title: 'Widgets/Billing/PlanPrice',
  component: PlanPrice,
  args: { prices: { state: 'ready', value: samplePrices }, planId: 'individual', period: 'month' },
} satisfies Meta<typeof PlanPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Yearly: Story = {
  args: { planId: 'enterprise', period: 'year' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€15 a month for each seat');
    await expect(canvasElement).toHaveTextContent('€180 a year for each seat. You save €36.');
  },
};
/** It is sold by email. */
export const WithoutPrice: Story = {
  args: { prices: { state: 'ready', value: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Price on request')).toBeVisible();
  },
};
export const Loading: Story = { args: { prices: { state: 'loading' } } };
export const Failed: Story = {
  args: { prices: { state: 'problem', problem: { message: 'Server busy please try later!' } } },
};
