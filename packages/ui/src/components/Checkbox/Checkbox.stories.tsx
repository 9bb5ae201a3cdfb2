import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Held({ checked: first, ...rest }: CheckboxProps) {
  const [checked, setChecked] = useState(first);
  return <Checkbox {...rest} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me about new courses', checked: false, onChange: () => {} },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText('Tell me about new courses'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const On: Story = { args: { checked: true, hint: 'One mail a month at most.' } };
export const Some: Story = { args: { indeterminate: true, label: 'All teams' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
