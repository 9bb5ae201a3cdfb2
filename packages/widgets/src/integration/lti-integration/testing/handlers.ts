import { asId } from '@drawbridge/contracts';
import {
  addPlatform,
  changePlatform,
  getPlatform,
  getPlatformActivity,
  getToolAddresses,
  type Invitation,
  type LaunchLink,
  listInvitations,
  listLaunchLinks,
  listPlatformRefusals,
  listPlatformScores,
  listPlatforms,
  makeInvitation,
  type Platform,
  type PlatformRefusal,
  type QueuedScore,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { buildPlatform } from '@drawbridge/contracts/testing';
import type { Handlers } from '../../../testing/story-host.tsx';

const ORIGIN = 'https://tool.test';
const RESERVED = '5f1c9a52-7b0e-4c39-8a55-6f2e8d1b4a99';

export const SETUP = {
  tool: {
    login_url: `${ORIGIN}/lti/login`,
    launch_url: `${ORIGIN}/lti/launch`,
    key_set_url: `${ORIGIN}/lti/keys`,
    registration_url: `${ORIGIN}/lti/register`,
    canvas_url: `${ORIGIN}/lti/canvas.json`,
    target_url: `${ORIGIN}/labs`,
    icon_url: `${ORIGIN}/lti/pages/icon.svg`,
    domain: 'tool.test',
    product_name: 'Drawbridge',
  },
  reservation: {
    token: 'reserved',
    login_url: `${ORIGIN}/lti/login/${RESERVED}`,
    canvas_url: `${ORIGIN}/lti/canvas/${RESERVED}.json`,
  },
};

export const toId = (index: number) =>
  asId<'platform'>(`3c1d9a52-7b0e-4c39-8a55-${String(index).padStart(12, '0')}`);

export const PLATFORMS = [
  {
    ...buildPlatform({
      id: toId(1),
      name: 'canvas.school.test',
      family: 'canvas',
      active: false,
      awaits_approval: true,
    }),
    last_launch_at: null,
    refusals: 0,
  },
  {
    ...buildPlatform({ id: toId(2) }),
    last_launch_at: '2026-03-02T08:12:00.000Z',
    refusals: 3,
  },
  {
    ...buildPlatform({
      id: toId(3),
      name: 'Rechtsschutzversicherungsgesellschaftenlernplattform der Grundstücksverkehrsgenehmigung',
      family: 'brightspace',
      active: false,
    }),
    last_launch_at: null,
    refusals: 1,
  },
];

const buildInvitation = (overrides: Partial<Invitation>): Invitation => ({
  id: asId('0b6c2f7e-4a56-4d0a-9d7d-000000000001'),
  state: 'open',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-03-09T09:00:00.000Z',
  created_by: 'Ada Okafor',
  platform: null,
  ...overrides,
});

export const INVITATIONS: Invitation[] = [
  buildInvitation({}),
  buildInvitation({
    id: asId('0b6c2f7e-4a56-4d0a-9d7d-000000000002'),
    state: 'used',
    platform: { id: toId(1), name: 'canvas.school.test', awaits_approval: true },
  }),
  buildInvitation({ id: asId('0b6c2f7e-4a56-4d0a-9d7d-000000000003'), state: 'expired', created_by: null }),
];

export const LINKS: LaunchLink[] = [
  ...Array.from({ length: 30 }, (_, index) => ({
    kind: 'lab' as const,
    id: `l${index + 1}-lab`,
    title: `Lab number ${index + 1}`,
    url: `${ORIGIN}/labs/details/l${index + 1}-lab`,
    parameter: `lab_id=l${index + 1}-lab`,
  })),
  {
    kind: 'course',
    id: 'c2-injection-at-the-boundary',
    title: 'Injection at the boundary',
    url: `${ORIGIN}/integration/courses-details?course_id=c2-injection-at-the-boundary`,
    parameter: 'course_id=c2-injection-at-the-boundary',
  },
];

/** The page of all platforms, and that which adds one. */
export const overview = (change: Handlers = []): Handlers => [
  ...change,
  [listPlatforms, () => ({ data: { items: PLATFORMS } })],
  [getToolAddresses, () => ({ data: SETUP })],
  [listInvitations, () => ({ data: { items: INVITATIONS } })],
  [listLaunchLinks, () => ({ data: { items: LINKS } })],
  [
    makeInvitation,
    () => ({
      data: { invitation: INVITATIONS[0], url: `${ORIGIN}/lti/register?invitation=${'a'.repeat(43)}` },
    }),
  ],
  [revokeInvitation, () => ({ data: {} })],
  [addPlatform, (input) => ({ data: { platform: buildPlatform(input), warnings: [] } })],
];

const COUNTS = { pending: 0, retrying: 0, given_up: 0, delivered: 0 };

/** The page of one platform. */
export function onePlatform(
  platform: Platform,
  {
    warnings = [],
    refusals = [],
    scores = [],
    change = [],
  }: {
    warnings?: string[];
    refusals?: PlatformRefusal[];
    scores?: QueuedScore[];
    change?: Handlers;
  } = {},
): Handlers {
  let current = platform;
  return [
    ...change,
    [getPlatform, () => ({ data: { platform: current, warnings } })],
    [
      getPlatformActivity,
      () => ({
        data: {
          last_launch_at: platform.active ? '2026-03-02T08:12:00.000Z' : null,
          recent_launches: platform.active ? 41 : 0,
          people: platform.active ? 128 : 0,
          refusals: refusals.length,
        },
      }),
    ],
    [
      listPlatformRefusals,
      ({ next_token }) => ({
        data: {
          items: next_token === undefined ? refusals.slice(0, 2) : refusals.slice(2),
          next_token: next_token === undefined && refusals.length > 2 ? 'next' : null,
        },
      }),
    ],
    [
      listPlatformScores,
      ({ state }) => {
        const items = scores.filter((score) => state === undefined || score.state === state);
        const counts = { ...COUNTS };
        for (const score of scores) counts[score.state] += 1;
        return { data: { items, total: items.length, page_size: 50, counts } };
      },
    ],
    [
      changePlatform,
      (input) => {
        current = { ...current, ...(input as Partial<Platform>) };
        return { data: { platform: current, warnings: [] } };
      },
    ],
  ];
}
