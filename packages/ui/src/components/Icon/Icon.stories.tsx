import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { iconRunningLab } from './icons/index.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: iconRunningLab, size: 24, label: 'Running lab' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

/** The page Tokens/Icons shows the whole set. */
export const Labelled: StoryObj<typeof meta> = {};
