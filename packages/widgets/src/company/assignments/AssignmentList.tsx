import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { AssignmentPages } from '@drawbridge/client/stores/company/assignments';
import {
  ASSIGNMENT_FILTERS,
  type AssignmentCard,
  type AssignmentFilter,
} from '@drawbridge/contracts/company';
import {
  Badge,
  Card,
  cx,
  EmptyState,
  Icon,
  iconCalendar,
  iconCheck,
  iconList,
  LinkButton,
  ProgressBar,
  Stack,
  Tabs,
  useLinkRenderer,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useId } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { STATE_TONES, toDueText, toItemsText } from './assignment-words.ts';
import * as styles from './assignments.css.ts';
import { t } from './messages.ts';

export interface AssignmentListProps {
  content: Loadable<AssignmentPages, ShownProblem>;
  filter: AssignmentFilter;
  onFilter: (filter: AssignmentFilter) => void;
  onRetry?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** URL of an assignment, and of the courses open to everyone. */
  toHref: (assignmentId: string) => string;
  coursesHref: string;
}

/**
 * What a company asks a person to learn, by due date. It fetches nothing: `ConnectedAssignmentList` does.
 * @see COMP-19
 */
export function AssignmentList({ filter, onFilter, ...shown }: AssignmentListProps) {
  const panelId = useId();
  const counts = shown.content.state === 'ready' ? shown.content.value.rest.counts : undefined;
  return (
    <Stack gap="5">
      <Tabs
        label={t('filters')}
        variant="pill"
        panelId={panelId}
        value={filter}
        onChange={(chosen) => onFilter(chosen as AssignmentFilter)}
        tabs={ASSIGNMENT_FILTERS.map((id) => ({
          id,
          label: t(id),
          ...(counts && counts[id] > 0 ? { end: <Badge count>{toFigure(counts[id])}</Badge> } : {}),
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(filter)}>
        <Content filter={filter} {...shown} />
      </div>
    </Stack>
  );
}

function Content({
  content,
  filter,
  onRetry,
  onMore,
  toHref,
  coursesHref,
}: Omit<AssignmentListProps, 'onFilter'>) {
  if (content.state === 'loading') return <LoadingAssignments />;
  if (content.state === 'problem')
    return <LoadProblem title={t('failed')} problem={content.problem} onRetry={onRetry} />;
  const {
    items,
    rest: { nowMs },
  } = content.value;
  const kept = <KeptNote list={content} onRetry={onRetry} />;
  if (items.length === 0)
    return (
      <Stack gap="4">
        {kept}
        <EmptyState
          page
          title={t(`empty.${filter}`)}
          message={t(`empty.${filter}.text`)}
          actions={<LinkButton href={coursesHref}>{t('browse')}</LinkButton>}
        />
      </Stack>
    );
  return (
    <Stack gap="4">
      {kept}
      <ul className={card.list} aria-label={t('list')}>
        {items.map((assignment) => (
          <li key={assignment.id}>
            <Row assignment={assignment} nowMs={nowMs} href={toHref(assignment.id)} />
          </li>
        ))}
      </ul>
      <MoreButton list={content.value} label={t('more')} onMore={() => onMore?.()} />
    </Stack>
  );
}

export function LoadingAssignments() {
  return <LoadingBlocks label={t('loading')} heights={[112, 112, 112]} />;
}

function Row({ assignment, nowMs, href }: { assignment: AssignmentCard; nowMs: number; href: string }) {
  const renderLink = useLinkRenderer();
  const { name, state, progress, items_count, is_late } = assignment;
  const isPast = state === 'overdue' || state === 'closed';
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.row}>
        <div className={card.words}>
          <div className={card.badges}>
            <Badge tone={STATE_TONES[state]} {...(state === 'finished' && { icon: iconCheck })}>
              {t(state)}
            </Badge>
            {is_late && <Badge tone="warn">{t('late')}</Badge>}
          </div>
          <h2 className={card.title}>{renderLink({ href, className: card.open, children: name })}</h2>
          <p className={card.facts}>
            <span className={cx(card.fact, isPast && styles.late)}>
              <Icon icon={iconCalendar} size={16} />
              {toDueText(assignment, nowMs)}
            </span>
            <span className={card.fact}>
              <Icon icon={iconList} size={16} />
              {toItemsText(items_count)}
            </span>
          </p>
        </div>
        <ProgressBar value={progress} label={t('progress', { name })} showValue />
      </div>
    </Card>
  );
}
