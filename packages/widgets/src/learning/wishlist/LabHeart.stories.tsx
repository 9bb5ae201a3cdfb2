import { addWish, listWishes, removeWish, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import { buildWish } from '@drawbridge/contracts/testing';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LabList, type LabListProps } from '../../practice/lab/LabList.tsx';
import { LabRow } from '../../practice/lab/LabRow.tsx';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { renderLabHeart } from './lab-heart.tsx';

const lab = buildLabCard({
  lab_id: 'role-check-order',
  type: 'challenge',
  title: 'The guard behind the door',
});
const passed = buildLabCard({
  lab_id: 'like-pattern',
  type: 'challenge',
  title: 'The voucher that fits everything',
  passed: true,
});
const closed = buildLabCard({
  lab_id: 'argument-injection',
  type: 'challenge',
  title: 'An address that gives orders',
  upgrade: true,
});

const toHandlers = (kept: readonly string[]): Handlers => [
  [
    listWishes,
    () => ({
      data: {
        items: kept.map((sk) => buildWish({ sk, type: 'challenge' })),
        custom_data: [{ sk: '/', name: 'All', events: kept }],
      },
    }),
  ],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
  [removeWish, () => ({ data: { removed: true }, message: WISHLIST_TEXTS.removed })],
];
const none = toHandlers([]);
const refused: Handlers = [...none.slice(0, 1), [addWish, () => ({ problem: 'wishlist_full' })]];

function Scene({ handlers = none, onOpenLab }: Pick<LabListProps, 'onOpenLab'> & { handlers?: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <LabList
        labs={{ state: 'ready', value: [lab, passed, closed] }}
        favorite={renderLabHeart}
        {...(onOpenLab && { onOpenLab })}
      />
    </StoryHost>
  );
}

/** The heart in the corner of the card of a lab, challenge or playground. */
const meta = {
  title: 'Widgets/Favorites/LabHeart',
  component: Scene,
  args: { onOpenLab: fn() },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heart of a lab, once the favorites are known. */
const findHeart = (canvas: HTMLElement, title = lab.title) =>
  waitFor(async () => {
    const heart = within(canvas).getByRole('button', { name: new RegExp(`${title} (to|from) favorites`) });
    await expect(heart).toBeEnabled();
    return heart;
  });

/** WISH-13, WISH-14: a press adds immediately, and does not open the lab that its card covers. */
export const PressToAdd: Story = {
  play: async ({ args, canvasElement }) => {
    const heart = await findHeart(canvasElement);
    await userEvent.click(heart);
    await expect(heart).toHaveAccessibleName(/^Remove /);
    await within(document.body).findByText(WISHLIST_TEXTS.added);
    await expect(args.onOpenLab).not.toHaveBeenCalled();
  },
};

/** WISH-15, by keyboard: the heart and then the title of the card. */
export const PressToRemove: Story = {
  args: { handlers: toHandlers([passed.lab_id]) },
  play: async ({ args, canvasElement }) => {
    const heart = await findHeart(canvasElement, passed.title);
    await waitFor(() => expect(heart).toHaveAccessibleName(/^Remove /));
    heart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAccessibleName(/^Add /);
    await within(document.body).findByText(WISHLIST_TEXTS.removed);
    await expect(args.onOpenLab).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: passed.title })).toHaveFocus();
  },
};

/** WISH-19: a refused add puts the heart back and says why. */
export const Refused: Story = {
  args: { handlers: refused },
  play: async ({ canvasElement }) => {
    const heart = await findHeart(canvasElement);
    await userEvent.click(heart);
    await within(document.body).findByText(/list of favorites is full/);
    await expect(heart).toHaveAccessibleName(/^Add /);
  },
};

/** ROLE-10: what the plan does not open can be kept too. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const heart = await findHeart(canvasElement, closed.title);
    await userEvent.click(heart);
    await expect(heart).toHaveAccessibleName(/^Remove /);
  },
};

/** The lower pictures of a row have room for it. */
export const InARow: Story = {
  render: () => (
    <StoryHost handlers={none}>
      <LabRow
        labs={{ state: 'ready', value: [lab, passed, closed] }}
        type="challenge"
        title="Challenges"
        toHref={({ lab_id }) => `#${lab_id}`}
        listHref="#all"
        favorite={renderLabHeart}
      />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const heart = await findHeart(canvasElement);
    await userEvent.click(heart);
    await expect(heart).toHaveAccessibleName(/^Remove /);
  },
};
