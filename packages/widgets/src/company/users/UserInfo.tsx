import type { UserPage as Page } from '@drawbridge/client/stores/company/users/user';
import type { AssignmentCard } from '@drawbridge/contracts/company';
import { Badge, Card, EmptyState, Heatmap, ProgressBar, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { FactList } from '../../kit/detail/FactList.tsx';
import * as section from '../../kit/detail/section.css.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { STATE_TONES, toStateText } from '../assignments/assignment-words.ts';
import { t } from './messages.ts';
import { toRoleWords } from './user-words.ts';
import * as styles from './users.css.ts';

interface UserInfoProps {
  page: Page;
  toTeam: (team: { id: string; name: string }) => string;
}

/** Figures, assignments and days of a user: how they are doing, at a glance. @see COMP-34 */
export function UserInfo({ page, toTeam }: UserInfoProps) {
  return (
    <>
      <Figures page={page} />
      <div className={styles.columns}>
        <Assignments page={page} />
        <Account page={page} toTeam={toTeam} />
      </div>
      <Activity page={page} />
    </>
  );
}

function Figures({ page: { stats, assignments } }: { page: Page }) {
  const overdue = assignments.items.filter(({ state }) => state === 'overdue').length;
  return (
    <Card>
      <FactList
        look="figures"
        label={t('user.figures')}
        facts={[
          { term: t('user.overdue'), value: toFigure(overdue) },
          { term: t('user.courses'), value: toFigure(stats.courses_completed) },
          { term: t('user.labs'), value: toFigure(stats.labs_completed) },
          { term: t('user.challenges'), value: toFigure(stats.challenges_completed) },
          { term: t('user.points'), value: toFigure(stats.points) },
          { term: t('user.streak'), value: toFigure(stats.streak.current) },
        ]}
      />
    </Card>
  );
}

function Activity({ page: { stats } }: { page: Page }) {
  return (
    <Card as="section" aria-labelledby="user-activity">
      <div className={section.part}>
        <h2 id="user-activity" className={section.title}>
          {t('user.activity')}
        </h2>
        <Heatmap
          label={t('user.activity')}
          labelHidden
          {...(stats.dashboard.length > 0 && {
            summary: t('user.activity.days', { days: toFigure(stats.dashboard.length) }),
          })}
          days={stats.dashboard.map(({ date, activity }) => ({ date, value: activity }))}
          lastDay={stats.today}
          empty={<EmptyState compact title={t('user.activity.none')} />}
        />
      </div>
    </Card>
  );
}

function Account({ page: { user }, toTeam }: UserInfoProps) {
  const renderLink = useLinkRenderer();
  return (
    <Card as="section" aria-labelledby="user-account">
      <div className={section.part}>
        <h2 id="user-account" className={section.title}>
          {t('user.facts')}
        </h2>
        <FactList
          facts={[
            { term: t('user.email'), value: user.email },
            { term: t('role'), value: toRoleWords(user).join(', ') },
            { term: t('license'), value: t(user.has_license ? 'license.yes' : 'license.no') },
            user.department !== '' && { term: t('department'), value: user.department },
            user.job_title !== '' && { term: t('jobTitle'), value: user.job_title },
            {
              term: t('teams'),
              value:
                user.teams.length === 0
                  ? '–'
                  : user.teams.map((team) => (
                      <div key={team.id}>{renderLink({ href: toTeam(team), children: team.name })}</div>
                    )),
            },
            {
              term: t('seen'),
              value: user.last_seen_at === null ? t('seen.never') : <TimeAgo at={user.last_seen_at} />,
            },
            { term: t('added'), value: toDay(user.added_at) },
          ]}
        />
      </div>
    </Card>
  );
}

function Assignments({ page: { assignments } }: { page: Page }) {
  const { items, counts } = assignments;
  return (
    <Card as="section" aria-labelledby="user-assignments">
      <div className={section.part}>
        <h2 id="user-assignments" className={section.title}>
          {t('user.assignments')}
        </h2>
        {items.length === 0 ? (
          <p className={section.plain}>{t('user.assignments.none')}</p>
        ) : (
          <ul className={styles.plainList}>
            {items.map((assignment) => (
              <li key={assignment.id} className={styles.assignment}>
                <AssignmentRow assignment={assignment} />
              </li>
            ))}
          </ul>
        )}
        {items.length < counts.all && (
          <p className={styles.side}>
            {t('user.assignments.more', { shown: items.length, all: counts.all })}
          </p>
        )}
      </div>
    </Card>
  );
}

function AssignmentRow({ assignment }: { assignment: AssignmentCard }) {
  const { name, state, progress, due_at: dueAt, finished_at: finishedAt } = assignment;
  return (
    <>
      <div className={styles.between}>
        <span className={styles.name}>{name}</span>
        <Badge tone={STATE_TONES[state]}>{toStateText(state)}</Badge>
      </div>
      <ProgressBar value={progress} label={t('user.progress', { name })} showValue />
      <span className={styles.side}>
        {finishedAt === undefined
          ? t('user.due', { date: toDay(dueAt) })
          : t('user.finished', { date: toDay(finishedAt) })}
      </span>
    </>
  );
}
