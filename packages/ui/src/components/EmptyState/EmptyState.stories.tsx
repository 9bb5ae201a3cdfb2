import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No favorites yet',
    message: 'Press the heart on a course and it will wait for you here.',
    actions: <LinkButton href="#courses">Browse courses</LinkButton>,
  },
  argTypes: { actions: { control: false }, picture: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WordsOnly: Story = { args: { message: undefined, actions: undefined } };
export const WholePage: Story = { args: { page: true } };
export const Compact: Story = { args: { compact: true } };
