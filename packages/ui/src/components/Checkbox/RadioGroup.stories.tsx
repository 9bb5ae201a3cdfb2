import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Held({ value: first, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How well do you know the topic?',
    value: undefined,
    onChange: () => {},
    options: [
      { value: 'beginner', label: 'Beginner', hint: 'I have heard of it.' },
      { value: 'intermediate', label: 'Intermediate', hint: 'I have fixed one.' },
      { value: 'advanced', label: 'Advanced', hint: 'I find them in review.' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText(/^Beginner/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText(/^Intermediate/)).toBeChecked();
  },
};
/** A radio of a group without a choice matches `:indeterminate`, and must not look chosen. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    for (const radio of radios) {
      await expect(radio.matches(':indeterminate')).toBe(true);
      await expect(getComputedStyle(radio, '::before').transform).toBe('matrix(0, 0, 0, 0, 0, 0)');
    }
  },
};
export const Cards: Story = { args: { variant: 'cards', value: 'intermediate' } };
export const WithError: Story = { args: { error: 'Choose one of them.' } };
export const Disabled: Story = { args: { disabled: true, value: 'beginner' } };
