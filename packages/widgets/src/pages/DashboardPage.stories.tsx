import { listLabs } from '@drawbridge/contracts/practice';
import { getUserStats } from '@drawbridge/contracts/recognition';
import { buildUserStats } from '@drawbridge/contracts/testing';
import {
  Card,
  iconArrowRight,
  LinkButton,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  Thumbnail,
} from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CourseGrid } from '../learning/course/CourseGrid.tsx';
import { FeaturedCourses } from '../learning/course/FeaturedCourses.tsx';
import { ConnectedLabRow } from '../practice/lab/ConnectedLabRow.tsx';
import { allLabCards } from '../practice/lab/testing/lab-cards.ts';
import { ConnectedAchievementsCard, ConnectedActivityPanel } from '../recognition/activity/index.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import * as styles from './pages.css.ts';
import { courseHandlers, sampleCourses } from './sample-courses.ts';
import { PageShell } from './testing/PageShell.tsx';

type Shown = 'filled' | 'new learner' | 'loading';

const [first] = sampleCourses;
const rest = sampleCourses.slice(3);
const stats = {
  filled: buildUserStats(),
  'new learner': buildUserStats({
    badges: 0,
    challenges_completed: 0,
    labs_completed: 0,
    leaderboard: null,
    total_enrolled: 0,
    total_course_minutes: 0,
    videos_completed: 0,
    points: 0,
    dashboard: [],
    streak: { current: 0, best: 0 },
    goal: { days: 3, done: 0 },
  }),
};

const toHandlers = (shown: Shown): Handlers => [
  ...courseHandlers,
  [getUserStats, () => (shown === 'loading' ? 'hang' : { data: stats[shown] })],
  [
    listLabs,
    () =>
      shown === 'loading'
        ? 'hang'
        : {
            data: {
              items: allLabCards.map((lab) =>
                shown === 'filled' ? lab : { ...lab, started: false, passed: false },
              ),
            },
          },
  ],
];

/** The first page after signing in: the course under way, then what one did, then what to try. */
function DashboardPage({ shown }: { shown: Shown }) {
  return (
    <PageShell handlers={toHandlers(shown)} activeId="dashboard">
      <Stack gap="10">
        <PageHeader
          eyebrow="Good to see you, Mika"
          title="What will you learn today?"
          actions={<LinkButton href="#courses">Explore 1000+ Labs</LinkButton>}
        />
        {shown === 'loading' && <Skeleton shape="block" height={320} />}
        {shown === 'filled' && <CourseUnderWay />}
        {shown === 'new learner' && <FirstChallenge />}
        {shown !== 'loading' && <Rows />}
      </Stack>
    </PageShell>
  );
}

/** All at once, as in the portal: what arrived later would push away what is being read. */
function Rows() {
  return (
    <>
      <div className={styles.beside}>
        <ConnectedActivityPanel />
        <ConnectedAchievementsCard href="#achievements" />
      </div>
      <FeaturedCourses courses={rest} toHref={(id) => `#${id}`} intervalMs={600_000} />
      <ConnectedLabRow
        type="lab"
        title="A lab for the next half hour"
        toHref={({ lab_id }) => `#${lab_id}`}
        listHref="#labs"
      />
      <ConnectedLabRow
        type="challenge"
        title="Test how good you are by trying some of our challenges"
        toHref={({ lab_id }) => `#${lab_id}`}
        listHref="#challenges"
      />
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>You should also try some of these courses</h2>
        <CourseGrid
          courses={{ state: 'ready', value: rest.slice(0, 4) }}
          minPx={230}
          toHref={(id) => `#${id}`}
          onRetry={fn()}
        />
      </section>
    </>
  );
}

/** The portal's own card, made from the same components, and so is the next. */
function FirstChallenge() {
  return (
    <Card as="section" aria-label="Solve your first challenge">
      <h2 className={styles.sectionTitle}>Solve your first challenge</h2>
      <p className={styles.quiet}>
        “The voucher that fits everything” takes about 10 minutes: it opens in your browser, there is nothing
        to install, and wrong answers cost nothing.
      </p>
      <div>
        <LinkButton tone="primary" iconEnd={iconArrowRight} href="#first">
          Open the challenge
        </LinkButton>
      </div>
    </Card>
  );
}

function CourseUnderWay() {
  if (!first) return null;
  return (
    <Card as="section" padding="none" className={styles.goOn} aria-label="Pick up where you left off">
      <div className={styles.goOnPicture}>
        <Thumbnail seed={first._key} topic={first.owasp[0] ?? 'A01'} className={styles.goOnThumbnail} />
      </div>
      <div className={styles.goOnBody}>
        <p className={styles.quiet}>Pick up where you left off</p>
        <h2 className={styles.goOnTitle}>{first.event_name}</h2>
        <p className={styles.goOnText}>{first.description}</p>
        <ProgressBar value={first.progress} label={first.event_name} showValue />
        <div>
          <LinkButton tone="primary" size="lg" iconEnd={iconArrowRight} href="#continue">
            Continue
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

const meta = {
  title: 'Design/Pages/Dashboard',
  component: DashboardPage,
  parameters: pageParameters,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { shown: 'filled' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 days')).toBeVisible();
  },
};
export const NewLearner: Story = { args: { shown: 'new learner' } };
export const Loading: Story = { args: { shown: 'loading' } };
