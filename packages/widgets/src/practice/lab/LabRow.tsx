import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LabCard as LabCardData } from '@drawbridge/contracts/practice';
import { EmptyState, LinkButton, ProblemState } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './LabList.css.ts';
import { type LabType, pickNext } from './LabList.filter.ts';
import { t } from './LabList.messages.ts';
import { LabListCard } from './LabListCard.tsx';
import { LoadingCards } from './LoadingCards.tsx';

export interface LabRowProps {
  labs: Loadable<readonly LabCardData[], ShownProblem>;
  /** Fetches the labs again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  type: LabType;
  title: string;
  toHref: (lab: LabCardData) => string;
  /** The address of the whole list. */
  listHref: string;
  /** A lab that the page shows elsewhere. */
  exceptId?: string | undefined;
  /** The number of labs to show. Default 4. */
  count?: number;
  /** Shown when there is nothing of this type. Without it, an empty row is left out. @see DASH-14 */
  emptyTitle?: string;
  /** Shown in the corner of the picture of each card: usually the favorite button. */
  favorite?: ((lab: LabCardData) => ReactNode) | undefined;
}

function RowHead({ type, title, listHref }: Pick<LabRowProps, 'type' | 'title' | 'listHref'>) {
  return (
    <header className={styles.head}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <LinkButton tone="quiet" size="sm" href={listHref} className={styles.all}>
        {t(`${type}.all`)}
      </LinkButton>
    </header>
  );
}

/**
 * Shows what to do next among the labs of one type: those in progress, then those not begun. It fetches nothing.
 * `ConnectedLabRow` fetches the data.
 * @see DASH-12, EMB-1
 */
export function LabRow(props: LabRowProps) {
  const { labs, onRetry, type, title, toHref, listHref, exceptId, count = 4, emptyTitle, favorite } = props;
  const others = labs.state === 'ready' ? labs.value.filter(({ lab_id }) => lab_id !== exceptId) : [];
  const next = pickNext(others, type, count);
  if (labs.state === 'ready' && next.length === 0 && emptyTitle === undefined) return null;
  return (
    <section aria-label={title} className={styles.group}>
      <RowHead type={type} title={title} listHref={listHref} />
      {labs.state === 'loading' && <LoadingCards count={count} isRow />}
      {labs.state === 'problem' && (
        <ProblemState
          title={t(`${type}.problem`)}
          message={labs.problem.message}
          onRetry={onRetry}
          incidentId={labs.problem.incident}
        />
      )}
      {labs.state === 'ready' && next.length === 0 && <EmptyState title={emptyTitle ?? ''} />}
      {next.length > 0 && (
        <ul className={styles.row}>
          {next.map((lab) => (
            <li key={lab.lab_id} className={styles.rowCell}>
              <LabListCard
                lab={lab}
                isCompact
                isLevelKnown={false}
                href={toHref(lab)}
                favorite={favorite?.(lab)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
