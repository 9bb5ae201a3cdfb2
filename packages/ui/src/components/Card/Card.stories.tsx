import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconHeart } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Card, CardActions, CardLink } from './Card.tsx';

const loved = fn();
const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'A panel one step above the page.' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dimmed: Story = { args: { dimmed: true } };
export const Interactive: Story = {
  args: {
    interactive: true,
    children: (
      <>
        <h3>
          <CardLink href="#injection">Injection at the boundary</CardLink>
        </h3>
        <p>The whole card leads there; the heart is its own.</p>
        <CardActions>
          <IconButton icon={iconHeart} label="Add to favorites" onClick={loved} />
        </CardActions>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(loved).toHaveBeenCalled();
  },
};
