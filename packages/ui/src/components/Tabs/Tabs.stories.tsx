import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { iconCode, iconTerminal, iconTests } from '../Icon/icons/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Held({ value: first, ...rest }: TabsProps) {
  const [value, setValue] = useState(first);
  return <Tabs {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Lab',
    value: 'code',
    onChange: () => {},
    tabs: [
      { id: 'code', label: 'Code', icon: iconCode, content: <p>The file you fix.</p> },
      {
        id: 'tests',
        label: 'Tests',
        icon: iconTests,
        end: <Badge count>5</Badge>,
        content: <p>Five checks.</p>,
      },
      { id: 'log', label: 'Log', icon: iconTerminal, disabled: true, content: <p>Nothing yet.</p> },
      { id: 'hints', label: 'Hints', content: <p>Where does the path come from?</p> },
    ],
  },
  argTypes: { tabs: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // The disabled one is passed over.
    await expect(canvas.getByRole('tab', { name: 'Hints' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Where does the path come from?');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Pill: Story = { args: { variant: 'pill' } };
