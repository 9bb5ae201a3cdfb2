import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid, Inline, Stack } from './Layout.tsx';

const meta = {
  title: 'Components/Layout',
  component: Grid,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;
const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Card key={name}>{name}</Card>);

export const Columns: Story = { args: { children: cards, minPx: 180 } };
export const Below: Story = { render: () => <Stack>{cards}</Stack> };
export const Beside: Story = { render: () => <Inline justify="between">{cards}</Inline> };
