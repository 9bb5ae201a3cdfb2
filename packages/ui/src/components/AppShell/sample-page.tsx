import { useState } from 'react';
import {
  AppShell,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  CardActions,
  CardLink,
  Chip,
  Footer,
  Grid,
  IconButton,
  Inline,
  iconArrowRight,
  iconBell,
  iconHeart,
  iconHeartFilled,
  iconMoon,
  LinkButton,
  PageHeader,
  ProgressBar,
  ProgressRing,
  Sidebar,
  Stack,
  StatusPill,
  Thumbnail,
  type ToastInput,
  TopBar,
} from '../index.ts';
import { type SampleCourse, sampleCourses, sampleSections } from './sample-data.ts';
import * as styles from './sample-page.css.ts';

type Mode = 'full' | 'mini' | 'overlay';

interface SampleShellProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  onToast: (toast: ToastInput) => void;
}

/** A sample page for the stories; not part of the package. */
export function SampleShell({ mode, onMode, onToast }: SampleShellProps) {
  return (
    <AppShell
      sidebar={
        <Sidebar
          productName="Drawbridge"
          homeHref="#dashboard"
          sections={sampleSections}
          activeId="courses"
          mode={mode}
          onClose={() => onMode('mini')}
          footer={
            <Stack gap="2">
              <p className={styles.muted}>You are on the free plan: 2 of 15 courses.</p>
              <LinkButton href="#upgrade" wide size="sm">
                Upgrade
              </LinkButton>
            </Stack>
          }
        />
      }
      topBar={
        <TopBar
          sidebarExpanded={mode !== 'mini'}
          onToggleSidebar={() => onMode(mode === 'mini' ? 'full' : 'mini')}
          end={
            <>
              <IconButton icon={iconBell} label="Notifications" />
              <IconButton icon={iconMoon} label="Dark mode" />
            </>
          }
        >
          <Breadcrumbs items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Courses' }]} />
        </TopBar>
      }
      footer={<Footer note="Drawbridge" links={[{ label: 'Privacy policy', href: '#privacy' }]} />}
    >
      <Stack gap="8">
        <PageHeader
          title="Courses"
          description="Break it, fix it, prove it. Every course ends in labs that check your fix."
          actions={
            <Button
              tone="primary"
              onClick={() => onToast({ message: 'Your plan is ready.', tone: 'positive' })}
            >
              Plan my learning
            </Button>
          }
        />
        <Resume />
        <Stack gap="4" as="section">
          <Inline justify="between">
            <h2 className={styles.sectionTitle}>All courses</h2>
            <Filters />
          </Inline>
          <Grid>
            {sampleCourses.map((course) => (
              <CourseSample key={course.id} course={course} />
            ))}
          </Grid>
        </Stack>
      </Stack>
    </AppShell>
  );
}

function Resume() {
  return (
    <Card as="section" className={styles.resume}>
      <div className={styles.resumePicture}>
        <Thumbnail seed="who-may-do-what" topic="A01" />
      </div>
      <div className={styles.resumeWords}>
        <Inline>
          <Badge tone="ember">4 days in a row</Badge>
          <StatusPill status="running" label="Lab running" />
        </Inline>
        <h2 className={styles.sectionTitle}>Downloads outside the folder</h2>
        <p className={styles.muted}>Who may do what, subject 4 of 6. Two of five checks are green.</p>
      </div>
      <ProgressRing value={64} label="Course progress" size={64} />
      <LinkButton href="#resume" tone="primary" iconEnd={iconArrowRight}>
        Continue
      </LinkButton>
    </Card>
  );
}

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Beginner']);
  return (
    <Inline>
      {['Beginner', 'Intermediate', 'Advanced'].map((level) => (
        <Chip
          key={level}
          selected={chosen.includes(level)}
          onToggle={(on) => setChosen(on ? [...chosen, level] : chosen.filter((one) => one !== level))}
        >
          {level}
        </Chip>
      ))}
    </Inline>
  );
}

function CourseSample({ course }: { course: SampleCourse }) {
  const { id, topic, title, facts, progress, level, isNew = false } = course;
  const [loved, setLoved] = useState(false);
  const isDone = progress === 100;
  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.picture}>
        <Thumbnail seed={id} topic={topic} />
        {isNew && (
          <span className={styles.badge}>
            <Badge solid tone="primary">
              New
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Inline gap="1" justify="between" wrap={false}>
          <Badge>{level}</Badge>
          <CardActions>
            <IconButton
              size="sm"
              icon={loved ? iconHeartFilled : iconHeart}
              label={loved ? 'Remove from favorites' : 'Add to favorites'}
              onClick={() => setLoved(!loved)}
            />
          </CardActions>
        </Inline>
        <h3 className={styles.title}>
          <CardLink href={`#${id}`}>{title}</CardLink>
        </h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <div className={styles.foot}>
          {progress !== undefined && !isDone && (
            <ProgressBar className={styles.grow} value={progress} label={`Progress in ${title}`} showValue />
          )}
          {isDone && <StatusPill status="pass" label="Completed" />}
          {progress === undefined && <span className={styles.muted}>Not started</span>}
        </div>
      </div>
    </Card>
  );
}
