import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Period',
    value: '3',
    onChange: fn(),
    options: [
      { value: '3', label: '3 months' },
      { value: '6', label: '6 months' },
      { value: '12', label: '12 months' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a period' } };
export const WithError: Story = { args: { value: '', placeholder: 'Choose a period', error: 'Choose one.' } };
export const Disabled: Story = { args: { disabled: true } };
