import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WishlistButton } from './WishlistButton.tsx';

/** The heart of a course, from data alone: the page keeps what is a favorite. @see CARD-13, EMB-1 */
const meta = {
  title: 'Widgets/Favorites/WishlistButton',
  component: WishlistButton,
  args: { course: buildCourse(), isFavorite: false, onToggle: fn() },
} satisfies Meta<typeof WishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-13: a press adds. */
export const NotFavorite: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^Add .* to favorites$/ }),
    );
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Favorite: Story = { args: { isFavorite: true } };
/** CARD-13: a press removes. The name alone says what it does: a pressed state beside it would say it twice. */
export const PressToRemove: Story = {
  args: { isFavorite: true },
  play: async ({ args, canvasElement }) => {
    const heart = await within(canvasElement).findByRole('button', { name: /^Remove .* from favorites$/ });
    await expect(heart).not.toHaveAttribute('aria-pressed');
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { size: 'sm' } };
/** Until the favorites are known, a press could not tell adding from removing. */
export const Unknown: Story = {
  args: { onToggle: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeDisabled();
  },
};
