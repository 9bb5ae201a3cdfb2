import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LabCard as LabCardData } from '@drawbridge/contracts/practice';
import { Button, EmptyState, hiddenClass, ProblemState } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { toLevelWord } from '../../kit/labels/index.ts';
import * as styles from './LabList.css.ts';
import {
  filterLabs,
  groupLabs,
  isFiltering,
  type LabGroup,
  type LabListFilter,
  type LabType,
  NO_FILTER,
} from './LabList.filter.ts';
import { t } from './LabList.messages.ts';
import { LabListCard } from './LabListCard.tsx';
import { LoadingCards } from './LoadingCards.tsx';

export interface LabListProps {
  labs: Loadable<readonly LabCardData[], ShownProblem>;
  /** Fetches the labs again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  /** Gives the address of a lab. With it, the cards are links. Without it, they are buttons that call `onOpenLab`. */
  toHref?: (lab: LabCardData) => string;
  onOpenLab?: (labId: string) => void;
  /** Limits the list to this type, in sections by level. Without it, all types are shown in sections by type. */
  type?: LabType;
  filter?: LabListFilter;
  onFilter?: (filter: LabListFilter) => void;
  /** True if `labs` are already those that match the filter. */
  isFiltered?: boolean;
  /** True if there are more labs than these: the last section may not be complete. */
  hasMore?: boolean;
  /** Shown at the bottom of each card: further actions for the lab. */
  cardSlot?: (lab: LabCardData) => ReactNode;
  /** Shown in the corner of the picture of each card: usually the favorite button. */
  favorite?: ((lab: LabCardData) => ReactNode) | undefined;
}

/**
 * Shows labs as cards, by type or level, with the loading, empty and problem states of the list. It fetches nothing.
 * `ConnectedLabList` fetches the data.
 * @see LAB-7, LAB-8, EMB-1
 */
export function LabList({
  labs,
  onRetry,
  toHref,
  onOpenLab,
  type,
  filter = NO_FILTER,
  onFilter,
  isFiltered = false,
  hasMore = false,
  cardSlot,
  favorite,
}: LabListProps) {
  if (labs.state === 'loading') return <LoadingCards />;
  if (labs.state === 'problem')
    return (
      <ProblemState
        title={t(`${type ?? 'lab'}.problem`)}
        message={labs.problem.message}
        onRetry={onRetry}
        incidentId={labs.problem.incident}
      />
    );
  const ofType = labs.value.filter((lab) => type === undefined || lab.type === type);
  if (ofType.length === 0 && !(isFiltered && isFiltering(filter)))
    return <EmptyState title={t(`${type ?? 'lab'}.empty`)} message={t('empty.message')} />;
  const groups = groupLabs(isFiltered ? ofType : filterLabs(ofType, filter), type);
  const count = groups.reduce((sum, group) => sum + group.labs.length, 0);
  return (
    <div className={styles.groups}>
      <output className={hiddenClass}>
        {isFiltering(filter) ? t(hasMore ? 'found.first' : 'found', { count }) : ''}
      </output>
      {count === 0 && (
        <EmptyState
          title={t('nothing.title')}
          message={t('nothing.message')}
          actions={onFilter && <Button onClick={() => onFilter(NO_FILTER)}>{t('clear')}</Button>}
        />
      )}
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          isWhole={!hasMore || group !== groups.at(-1)}
          // There are only a few playgrounds: they need no heading for each level.
          isHeadHidden={type === 'playground'}
          renderCard={(lab) => (
            <LabListCard
              lab={lab}
              isLevelKnown={type !== undefined && type !== 'playground'}
              href={toHref?.(lab)}
              onOpen={() => onOpenLab?.(lab.lab_id)}
              slot={cardSlot?.(lab)}
              favorite={favorite?.(lab)}
            />
          )}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: LabGroup;
  /** True if it has all of its labs. */
  isWhole: boolean;
  isHeadHidden: boolean;
  renderCard: (lab: LabCardData) => ReactNode;
}

function Group({ group: { id, labs }, isWhole, isHeadHidden, renderCard }: GroupProps) {
  const isType = id === 'lab' || id === 'challenge' || id === 'playground';
  const title = isType ? t(id) : toLevelWord(id);
  const toSolve = labs.filter((lab) => lab.type !== 'playground');
  return (
    <section aria-label={title} className={styles.group}>
      <header className={isHeadHidden ? hiddenClass : styles.head}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {isType && <p className={styles.about}>{t(`${id}.about`)}</p>}
        {isWhole && toSolve.length > 0 && (
          <p className={styles.count}>
            {t('solved', { solved: toSolve.filter(({ passed }) => passed).length, all: toSolve.length })}
          </p>
        )}
      </header>
      <ul className={styles.grid}>
        {labs.map((lab) => (
          <li key={lab.lab_id} className={styles.cell}>
            {renderCard(lab)}
          </li>
        ))}
      </ul>
    </section>
  );
}
