import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Layout.tsx';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { productName: 'Drawbridge' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {};
export const Large: Story = { args: { size: 56 } };
export const Mark: Story = {
  render: () => (
    <Inline gap="6">
      {[16, 24, 32, 64, 128].map((size) => (
        <LogoMark key={size} size={size} label="Drawbridge" />
      ))}
    </Inline>
  ),
};
export const Lifting: Story = { render: () => <LogoMark size={64} lifting label="Loading" /> };
