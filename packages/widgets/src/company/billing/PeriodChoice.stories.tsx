import { samplePrices } from '@drawbridge/client/testing';
import type { BillingPeriod } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PeriodChoice, type PeriodChoiceProps } from './PeriodChoice.tsx';

function Held({ value: first, ...rest }: PeriodChoiceProps) {
  const [value, setValue] = useState<BillingPeriod>(first);
  return (
    <>
      <PeriodChoice {...rest} value={value} onChange={setValue} />
      <div id={rest.panelId} role="tabpanel" aria-label="Plans">
        {value}
      </div>
    </>
  );
}

/** A month or a year, and what a year saves. @see BILL-11 */
const meta = {
  title: 'Widgets/Billing/PeriodChoice',
  component: PeriodChoice,
  args: {
    prices: { state: 'ready', value: samplePrices },
    onRetry: fn(),
    value: 'month',
    onChange: fn(),
    panelId: 'plans',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PeriodChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Yearly Save 17%' })).toBeVisible();
    canvas.getByRole('tab', { name: 'Monthly' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('year');
  },
};
export const Failed: Story = {
  args: { prices: { state: 'problem', problem: { message: 'Server busy please try later!' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
