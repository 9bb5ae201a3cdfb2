import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Components/Kbd', component: Kbd, args: { keys: ['Ctrl', 'Enter'] } } satisfies Meta<
  typeof Kbd
>;
export default meta;

export const Chord: StoryObj<typeof meta> = {};
