import type { DueAssignments as Due } from '@drawbridge/client/stores/company/due-assignments';
import {
  Badge,
  Card,
  cx,
  Icon,
  iconCalendar,
  LinkButton,
  ProgressBar,
  useLinkRenderer,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useId } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { STATE_TONES, toDueText } from './assignment-words.ts';
import * as styles from './assignments.css.ts';
import { t } from './messages.ts';

export interface DueAssignmentsProps {
  due: Due;
  /** URL of an assignment, and of all of them. */
  toHref: (assignmentId: string) => string;
  listHref: string;
}

/** What the company waits for next, by due date. Shows nothing while nothing is due. @see SHELL-22 */
export function DueAssignments({ due, toHref, listHref }: DueAssignmentsProps) {
  const id = useId();
  const renderLink = useLinkRenderer();
  if (due.items.length === 0) return null;
  return (
    <Card as="section" className={styles.due} aria-labelledby={id}>
      <header className={styles.dueHead}>
        <h2 id={id} className={card.title}>
          {t('dueTitle')}
        </h2>
        <LinkButton tone="quiet" size="sm" href={listHref}>
          {due.count === 1 ? t('dueOne') : t('dueAll', { count: toFigure(due.count) })}
        </LinkButton>
      </header>
      <ul className={styles.items}>
        {due.items.map((assignment) => {
          const { name, state, progress } = assignment;
          return (
            <li key={assignment.id} className={styles.dueRow}>
              <span className={styles.dueName}>
                {renderLink({ href: toHref(assignment.id), className: card.link, children: name })}
              </span>
              <span className={cx(card.fact, styles.dueDate, state === 'overdue' && styles.late)}>
                <Icon icon={iconCalendar} size={16} />
                {toDueText(assignment, due.nowMs)}
              </span>
              <span className={styles.dueState}>
                {state === 'in_progress' ? (
                  <ProgressBar value={progress} label={t('progress', { name })} showValue size="sm" />
                ) : (
                  <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
