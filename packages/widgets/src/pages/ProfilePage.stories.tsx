import {
  getUserStats,
  listAchievements,
  listOwnBadges,
  listRecentLabs,
  listRecentVideos,
} from '@drawbridge/contracts/recognition';
import { buildUserStats } from '@drawbridge/contracts/testing';
import { Avatar, Badge, Stack, Tabs } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Achievements } from '../recognition/achievements/Achievements.tsx';
import { ConnectedActivityPanel } from '../recognition/activity/index.ts';
import { ConnectedActivityList } from '../recognition/activity-list/ConnectedActivityList.tsx';
import { ConnectedBadgeList } from '../recognition/badges/BadgeList.tsx';
import { ConnectedRecentLabs, ConnectedRecentVideos } from '../recognition/recent/index.ts';
import { buildAchievements, NO_ACHIEVEMENTS } from '../testing/sample-achievements.ts';
import { buildBadge, sampleBadges } from '../testing/sample-awards.ts';
import { buildActivity } from '../testing/sample-people.ts';
import { buildRecentLab, buildRecentVideo } from '../testing/sample-recent.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import * as styles from './pages.css.ts';
import { PageShell } from './testing/PageShell.tsx';

const activities = [
  buildActivity(1),
  buildActivity(2, { kind: 'challenge', points: 1_250 }),
  buildActivity(3, { kind: 'course', points: undefined, title: 'Injection at the boundary', progress: 100 }),
];

const some: Handlers = [
  [getUserStats, () => ({ data: buildUserStats() })],
  [listOwnBadges, () => ({ data: { earned: sampleBadges, open: [buildBadge(4), buildBadge(5)] } })],
  [listAchievements, () => ({ data: { results: activities, total: 3 } })],
  [listRecentVideos, () => ({ data: { results: [buildRecentVideo(1), buildRecentVideo(2)] } })],
  [listRecentLabs, () => ({ data: { results: [buildRecentLab(1, { passed: true }), buildRecentLab(2)] } })],
];
const none: Handlers = [
  [
    getUserStats,
    () => ({
      data: buildUserStats({
        dashboard: [],
        streak: { current: 0, best: 0 },
        goal: { days: 3, done: 0 },
      }),
    }),
  ],
  [listOwnBadges, () => ({ data: { earned: [], open: [buildBadge(0), buildBadge(1)] } })],
  [listAchievements, () => ({ data: { results: [], total: 0 } })],
  [listRecentVideos, () => ({ data: { results: [] } })],
  [listRecentLabs, () => ({ data: { results: [] } })],
];

const SECTIONS = ['Account', 'Settings', 'Tokens', 'Security', 'Achievements', 'Favorites', 'Subscription'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The profile, at its section Achievements. */
function ProfilePage({ isNew }: { isNew: boolean }) {
  const content = (
    <Stack gap="8">
      <Achievements
        achievements={{ state: 'ready', value: isNew ? NO_ACHIEVEMENTS : buildAchievements() }}
        onRetry={fn()}
        onBrowse={fn()}
      />
      <ConnectedActivityPanel hasChart />
      <Part title="Badges">
        <ConnectedBadgeList toHref={(id) => `#${id}`} onBrowse={fn()} />
      </Part>
      <Part title="What you have done">
        <ConnectedActivityList toHref={({ kind, id }) => `#${kind}-${id}`} />
      </Part>
      <div className={styles.halves}>
        <Part title="Recent videos">
          <ConnectedRecentVideos toHref={({ item_id }) => `#${item_id}`} />
        </Part>
        <Part title="Recent labs">
          <ConnectedRecentLabs toHref={({ lab_id }) => `#${lab_id}`} />
        </Part>
      </div>
    </Stack>
  );
  return (
    <PageShell
      handlers={isNew ? none : some}
      activeId="profile"
      crumbs={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'My Profile' }]}
    >
      <Stack gap="6">
        <header className={styles.person}>
          <Avatar name="Mika Berg" size={72} decorative />
          <div>
            <h1 className={styles.name}>Mika Berg</h1>
            <p className={styles.quiet}>member@acme.test</p>
            <Badge>Company member</Badge>
          </div>
        </header>
        <div>
          <Tabs
            label="Sections of the profile"
            value="Achievements"
            onChange={fn()}
            tabs={SECTIONS.map((label) => ({ id: label, label, content }))}
          />
        </div>
      </Stack>
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Profile',
  component: ProfilePage,
  parameters: pageParameters,
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Achieved: Story = {
  args: { isNew: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 days')).toBeVisible();
  },
};
export const NothingYet: Story = { args: { isNew: true } };
