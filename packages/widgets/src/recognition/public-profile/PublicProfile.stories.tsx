import { getPublicBadges, getPublicPerson, listPublicActivity } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleBadges, toPublicBadge } from '../../testing/sample-awards.ts';
import { buildActivity, buildPerson, idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { PublicProfile, type PublicProfileProps } from './PublicProfile.tsx';

const paged = (results: readonly object[], total = results.length, page = 1) => ({
  data: { results, pagination_info: { page, per_page: 12, total, pages: Math.ceil(total / 12) } },
});
const courses = [
  buildActivity(1, { kind: 'course', title: 'Injection at the boundary', progress: 100, points: undefined }),
  buildActivity(2, {
    kind: 'course',
    title: 'Access control that holds',
    state: 'in_progress',
    progress: 35,
    points: undefined,
  }),
];
const noBadges: Handlers = [[getPublicBadges, () => paged([])]];
const activity = (labs: number): Handlers => [
  [
    listPublicActivity,
    ({ part, page }) => {
      if (part === 'courses') return paged(courses);
      const from = (Number(page ?? 1) - 1) * 12;
      const shown = Array.from({ length: Math.min(12, labs - from) }, (_, index) =>
        buildActivity(from + index, index % 2 ? { kind: 'challenge' } : {}),
      );
      return paged(shown, labs, Number(page ?? 1));
    },
  ],
];
const somebody = (person = buildPerson()): Handlers => [[getPublicPerson, () => ({ data: person })]];

/** What is shown in public of a person who chose it. */
const meta = {
  title: 'Widgets/Public profile/PublicProfile',
  component: PublicProfile,
  args: { userId: idOf(1), address: 'https://tool.test/profile/1', boardHref: '#board', onName: fn() },
} satisfies Meta<typeof PublicProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args: PublicProfileProps) => (
    <StoryHost handlers={handlers}>
      <PublicProfile {...args} />
    </StoryHost>
  ),
});

export const Filled = withHandlers([...somebody(), ...activity(5), ...noBadges]);
export const WithBadges = withHandlers([
  ...somebody(),
  ...activity(5),
  [getPublicBadges, () => paged(sampleBadges.map(toPublicBadge))],
]);
export const NothingDone = withHandlers([
  ...somebody(
    buildPerson({ points: 0, labs_passed: 0, challenges_solved: 0, courses_completed: 0, name: 'Bo' }),
  ),
  [listPublicActivity, () => paged([])],
  ...noBadges,
]);
export const NotFound = withHandlers([[getPublicPerson, () => ({ problem: 'profile_not_found' })]]);
export const Loading = withHandlers([[getPublicPerson, () => 'hang']]);
export const ActivityLoading = withHandlers([
  ...somebody(),
  [listPublicActivity, () => 'hang'],
  [getPublicBadges, () => 'hang'],
]);
export const Problem = withHandlers([[getPublicPerson, () => ({ problem: 'internal' })]]);
export const ActivityProblem = withHandlers([
  ...somebody(),
  [listPublicActivity, () => ({ problem: 'unavailable' })],
  [getPublicBadges, () => 'offline'],
]);
export const LongWords = withHandlers([
  ...somebody(buildPerson({ name: 'Donaudampfschifffahrtsgesellschaftskapitän', points: 1_234_567 })),
  [
    listPublicActivity,
    () =>
      paged([
        buildActivity(1, {
          title:
            'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und ihre Rechtsschutzversicherungen',
        }),
      ]),
  ],
  ...noBadges,
]);

/** An invalid address looks to the reader like an unknown one. */
export const BadAddress: Story = {
  ...withHandlers([
    [getPublicPerson, () => ({ problem: 'bad_input', errors: { user_id: 'not the id of a person' } })],
  ]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is no public profile here' });
  },
};

/** The button loads the next entries, and none of them appears twice. */
export const ShowMore: Story = {
  ...withHandlers([...somebody(), ...activity(20), ...noBadges]),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const labs = within(await canvas.findByRole('region', { name: 'Labs and challenges' }));
    await expect(await labs.findAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(labs.getByRole('button', { name: 'Show more' }));
    await labs.findByText('Signed in as no one, part 19');
    await expect(labs.getAllByRole('listitem')).toHaveLength(20);
    await expect(labs.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(args.onName).toHaveBeenCalledWith('Rosa Oduya');
  },
};

/** A next page that cannot be loaded leaves what is there, and says so. */
export const ShowMoreFails: Story = {
  ...withHandlers([
    ...somebody(),
    ...noBadges,
    [
      listPublicActivity,
      ({ part, page }) => {
        if (part === 'courses') return paged([]);
        return page === 2
          ? { problem: 'unavailable' }
          : paged(
              Array.from({ length: 12 }, (_, index) => buildActivity(index)),
              30,
            );
      },
    ],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await within(document.body).findByText(/not available right now/);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeEnabled();
  },
};

/** The link is copied by keyboard; if the browser refuses, a dialog shows it selected. */
export const CopyRefused: Story = {
  ...Filled,
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Copy link' });
    const written = fn(() => Promise.reject(new Error('no permission')));
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await within(document.body).findByRole('textbox', { name: 'Text to copy' });
    await expect(field).toHaveFocus();
    await expect(getSelection()?.toString()).toBe(args.address);
    await expect(written).toHaveBeenCalledWith(args.address);
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  },
};
