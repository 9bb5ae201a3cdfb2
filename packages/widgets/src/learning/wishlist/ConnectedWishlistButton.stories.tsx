import { addWish, listWishes, removeWish, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import { buildCourse, buildWish } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedWishlistButton } from './ConnectedWishlistButton.tsx';

const course = buildCourse();
const lists = (items: readonly string[]) => [{ sk: '/', name: 'All', events: items }];

const empty: Handlers = [
  [listWishes, () => ({ data: { items: [], custom_data: lists([]) } })],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
  [removeWish, () => ({ data: { removed: true }, message: WISHLIST_TEXTS.removed })],
];
const kept: Handlers = [
  [listWishes, () => ({ data: { items: [buildWish()], custom_data: lists([course._key]) } })],
  ...empty.slice(1),
];
const refused: Handlers = [...empty.slice(0, 1), [addWish, () => ({ problem: 'wishlist_full' })]];

/** The heart of a course. It changes immediately and changes back when the server refuses. */
const meta = {
  title: 'Widgets/Favorites/ConnectedWishlistButton',
  component: ConnectedWishlistButton,
  args: { course },
} satisfies Meta<typeof ConnectedWishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heart, once the favorites are known. */
const button = (canvas: HTMLElement) =>
  waitFor(async () => {
    const heart = within(canvas).getByRole('button', { name: /favorites/ });
    await expect(heart).toBeEnabled();
    return heart;
  });

export const NotFavorite: Story = {
  render: (args) => (
    <StoryHost handlers={empty}>
      <ConnectedWishlistButton {...args} />
    </StoryHost>
  ),
};

export const Favorite: Story = {
  render: (args) => (
    <StoryHost handlers={kept}>
      <ConnectedWishlistButton {...args} />
    </StoryHost>
  ),
};

/** CARD-13, WISH-13, WISH-14: a press adds immediately. */
export const PressToAdd: Story = {
  ...NotFavorite,
  play: async ({ canvasElement }) => {
    const heart = await button(canvasElement);
    await userEvent.click(heart);
    await expect(heart).toHaveAccessibleName(/^Remove /);
    await within(document.body).findByText(WISHLIST_TEXTS.added);
  },
};

/** CARD-13, WISH-15, by keyboard. */
export const PressToRemove: Story = {
  ...Favorite,
  play: async ({ canvasElement }) => {
    const heart = await button(canvasElement);
    await waitFor(() => expect(heart).toHaveAccessibleName(/^Remove /));
    heart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAccessibleName(/^Add /);
    await within(document.body).findByText(WISHLIST_TEXTS.removed);
  },
};

/** WISH-19: a refused add puts the heart back and says why. */
export const Refused: Story = {
  render: (args) => (
    <StoryHost handlers={refused}>
      <ConnectedWishlistButton {...args} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const heart = await button(canvasElement);
    await userEvent.click(heart);
    await within(document.body).findByText(/list of favorites is full/);
    await expect(heart).toHaveAccessibleName(/^Add /);
  },
};
