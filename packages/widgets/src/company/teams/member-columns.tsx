import type { TeamMemberRow } from '@drawbridge/contracts/company';
import { Badge, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import * as styles from './teams.css.ts';

export interface MemberLinks {
  /** Address of the page of a user. Absent: names are not links. */
  toUser?: ((email: string) => string) | undefined;
}

/** Short names for the heads of columns; a card has the long ones. */
const HEADS = {
  job: 'head.job',
  seen: 'col.seen',
  assignments: 'col.assignments',
  courses: 'head.courses',
  labs: 'head.labs',
  points: 'col.points',
  minutes: 'head.minutes',
} as const;

/** The columns of the table of members. */
export function toMemberColumns({ toUser }: MemberLinks): Column<TeamMemberRow>[] {
  const toColumn = (id: keyof typeof HEADS, cell: Column<TeamMemberRow>['cell']): Column<TeamMemberRow> => ({
    id,
    header: t(HEADS[id]),
    label: t(`col.${id}`),
    cell,
  });
  const toNumber = (id: 'courses' | 'labs' | 'points' | 'minutes', toText: (row: TeamMemberRow) => string) =>
    ({
      ...toColumn(id, (row) => <span className={styles.figure}>{toText(row)}</span>),
      align: 'end',
    }) as const;
  return [
    {
      id: 'name',
      header: t('col.name'),
      label: t('col.name'),
      rowHeader: true,
      cell: (row) => <NameCell row={row} toUser={toUser} />,
    },
    toColumn('job', (row) => <JobCell row={row} />),
    toColumn('seen', ({ last_seen_at: at }) => (
      <span className={styles.figure}>{at === null ? t('never') : toDay(at)}</span>
    )),
    toNumber('courses', (row) => toFigure(row.finished_courses)),
    toNumber('labs', (row) => toFigure(row.passed_labs)),
    toNumber('points', (row) => toFigure(row.points)),
    toNumber('minutes', (row) => toTimeSpentWords(row.minutes)),
    toColumn('assignments', (row) => <AssignmentsCell row={row} />),
  ];
}

function NameCell({ row, toUser }: { row: TeamMemberRow } & MemberLinks) {
  const renderLink = useLinkRenderer();
  const { name, email, state, nested_team: nested } = row;
  return (
    <span className={styles.name}>
      <span className={styles.nameLine}>
        {toUser ? (
          renderLink({ href: toUser(email), className: styles.link, children: name })
        ) : (
          <span className={styles.strong}>{name}</span>
        )}
        {state !== 'active' && (
          <Badge tone={state === 'invited' ? 'info' : 'neutral'}>{t(`state.${state}`)}</Badge>
        )}
      </span>
      {name !== email && <span className={styles.under}>{email}</span>}
      {nested && <span className={styles.under}>{nested.name}</span>}
    </span>
  );
}

function JobCell({ row: { department, job_title } }: { row: TeamMemberRow }) {
  return (
    <span className={styles.name}>
      {department && <span>{department}</span>}
      {job_title && <span className={styles.side}>{job_title}</span>}
      {!department && !job_title && <span aria-hidden="true">–</span>}
    </span>
  );
}

function AssignmentsCell({ row: { open_assignments, overdue_assignments } }: { row: TeamMemberRow }) {
  if (open_assignments + overdue_assignments === 0)
    return <span className={styles.side}>{t('nothing')}</span>;
  return (
    <span className={styles.nameLine}>
      {open_assignments > 0 && <Badge>{t('open', { count: toFigure(open_assignments) })}</Badge>}
      {overdue_assignments > 0 && (
        <Badge tone="warn">{t('overdue', { count: toFigure(overdue_assignments) })}</Badge>
      )}
    </span>
  );
}
