import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconRunningLab } from './frame-icons.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: iconRunningLab, size: 24, label: 'Running lab' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

/** The whole set stands on the page Tokens/Icons. */
export const Labelled: StoryObj<typeof meta> = {};
