import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    eyebrow: 'Company',
    title: 'Users',
    description: 'Everyone who may learn here, and what they may do.',
    actions: <Button tone="primary">Invite people</Button>,
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const TitleOnly: Story = { args: { eyebrow: undefined, description: undefined, actions: undefined } };
export const LongestWord: Story = { args: { title: 'Rechtsschutzversicherungsgesellschaften verwalten' } };
