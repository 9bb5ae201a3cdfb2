import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
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
    await userEvent.keyboard('xss');
    await fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
    await expect(input).toHaveValue('xss');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};
