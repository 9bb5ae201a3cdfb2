import { addWish, listWishes, removeWish, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import { buildWish } from '@drawbridge/contracts/testing';
import { iconNoWishlist } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OWN_PICTURE } from '../../testing/own-picture.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { Favorites } from './Favorites.tsx';

const wishes = [
  buildWish({ is_enrolled: true, progress: 38 }),
  buildWish({
    sk: 'c3-the-browser-as-a-hostile-host',
    event_name: 'The browser as a hostile host',
    owasp: ['A02:2025'],
    proficiency: 'Intermediate',
  }),
  buildWish({
    sk: 'c1-who-may-do-what',
    event_name: 'Who may do what: access control',
    owasp: ['A01:2025'],
    progress: 100,
    is_enrolled: true,
  }),
];
const content = (items = wishes, more: { sk: string; name: string; events: string[] }[] = []): Handlers => [
  [
    listWishes,
    () => ({
      data: { items, custom_data: [{ sk: '/', name: 'All', events: items.map(({ sk }) => sk) }, ...more] },
    }),
  ],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
  [removeWish, () => ({ data: { removed: true }, message: WISHLIST_TEXTS.removed })],
];

/** The learner's favorites, in 'All' and in lists of their own. */
const meta = {
  title: 'Widgets/Favorites/Favorites',
  component: Favorites,
  args: { onOpenCourse: fn(), onOpenLab: fn(), onBrowse: fn() },
} satisfies Meta<typeof Favorites>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <Favorites {...args} />
    </StoryHost>
  ),
});

export const Filled = withHandlers(
  content(wishes, [{ sk: '/This spring', name: 'This spring', events: [wishes[0]?.sk ?? ''] }]),
);
/** WISH-20 the empty page has a picture of its own. */
export const Empty: Story = {
  ...withHandlers(content([])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No favorites yet');
    const paths = [...canvasElement.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    await expect(paths).toContain(iconNoWishlist.d);
  },
};
export const Loading = withHandlers([[listWishes, () => 'hang']]);
export const Problem = withHandlers([[listWishes, () => ({ problem: 'internal' })]]);
/** WISH-1: a course with a picture of its own is shown with it. */
export const OwnPicture: Story = {
  ...withHandlers(content([buildWish({ logo: OWN_PICTURE })])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article');
    await expect(canvasElement.querySelector('article img')).toHaveAttribute('src', OWN_PICTURE);
  },
};
/** WISH-20: labs are beside the courses and lead to their own page; a closed one has its lock. */
export const WithLabs: Story = {
  ...withHandlers(
    content([
      buildWish(),
      buildWish({
        sk: 'l8-signed-in-as-no-one',
        type: 'lab',
        event_name: 'Signed in as no one',
        avg_minutes: 30,
        is_enrolled: true,
        progress: 100,
      }),
      buildWish({
        sk: 'like-pattern',
        type: 'challenge',
        event_name: 'The voucher that fits everything',
        avg_minutes: 10,
        upgrade: true,
      }),
      buildWish({ sk: 'sql-bench', type: 'playground', event_name: 'SQL bench', avg_minutes: 20 }),
    ]),
  ),
  play: async ({ args, canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    const [course, lab, challenge, playground] = cards.map((card: HTMLElement) => within(card));
    await expect(course?.queryByText('Lab')).toBeNull();
    await expect(lab?.getByText('Lab')).toBeVisible();
    await expect(lab?.queryByRole('progressbar')).toBeNull();
    await expect(challenge?.getByText('Challenge')).toBeVisible();
    await expect(challenge?.getAllByText('Upgrade')).not.toHaveLength(0);
    await expect(playground?.queryByText(/^about/)).toBeNull();
    const review = lab?.getByRole('button', { name: 'Review' });
    if (review) await userEvent.click(review);
    await expect(args.onOpenLab).toHaveBeenCalledWith('l8-signed-in-as-no-one');
    await expect(args.onOpenCourse).not.toHaveBeenCalled();
  },
};
export const Offline = withHandlers([[listWishes, () => 'offline']]);
export const LongWords = withHandlers(
  content([
    buildWish({
      event_name:
        'Rechtsschutzversicherungsgesellschaften und ihre Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      description: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8),
    }),
  ]),
);

/** WISH-8, WISH-9, WISH-16, WISH-17: a new list, with its refusals, by keyboard alone. */
export const NewList: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'New list' }));
    await userEvent.keyboard('{Enter}');
    await page.findByText(WISHLIST_TEXTS.titleRequired);
    await userEvent.type(page.getByLabelText('List title'), 'a{Enter}');
    await page.findByText('The minimum is 2 characters');
    await userEvent.type(page.getByLabelText('List title'), 'utumn{Enter}');
    await page.findByText(WISHLIST_TEXTS.listIsEmpty);
    await expect(await canvas.findByRole('tab', { name: /autumn/ })).toHaveAttribute('aria-selected', 'true');
  },
};
