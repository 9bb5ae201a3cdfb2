import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Held({ value: first, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return <SearchField {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search courses', value: '', onChange: () => {} },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 'injection' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('xss{Escape}');
    await expect(input).toHaveValue('');
  },
};
