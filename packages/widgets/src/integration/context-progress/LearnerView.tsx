import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import type { ContextItem, LearnerProgress } from '@drawbridge/contracts/integration';
import { EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { DetailHead } from '../../kit/detail/DetailHead.tsx';
import * as styles from './context-progress.css.ts';
import { ItemMark, LearnerBadge, Moment } from './LearnerParts.tsx';
import { toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

interface LearnerViewProps {
  store: ContextProgressStore;
  personId: string;
  takesFocus: boolean;
  onBack: () => void;
  /** Opens the attempts of this learner on a lab. */
  onOpenLab: (labId: string) => void;
}

/** One learner: every activity of the course, and the way to their attempts. */
export function LearnerView({ store, personId, takesFocus, onBack, onOpenLab }: LearnerViewProps) {
  useSignals();
  useEffect(() => void store.openLearner(personId), [store, personId]);
  const back = { label: t('back.class'), onPress: onBack };
  const [shown, overview] = [store.people.value.get(personId), store.overview.value];
  if (shown === undefined || shown.state === 'loading' || overview.state !== 'ready')
    return (
      <div role="status" aria-busy="true" aria-label={t('one.loading')} className={styles.list}>
        <Skeleton width="16rem" height={32} />
        <Skeleton shape="block" height={240} />
      </div>
    );
  if (shown.state === 'problem')
    return (
      <>
        <DetailHead title={t('one.problem')} back={back} takesFocus={takesFocus} />
        <ProblemState
          title={t('one.problem')}
          message={shown.problem.message}
          onRetry={() => void store.openLearner(personId)}
          incidentId={shown.problem.incident}
        />
      </>
    );
  const learner = shown.value;
  if (!learner)
    return (
      <>
        <DetailHead title={t('one.missing')} back={back} takesFocus={takesFocus} />
        <EmptyState title={t('one.missing')} message={t('one.missing.message')} />
      </>
    );
  const { last_launched_at: at } = learner;
  return (
    <>
      <DetailHead
        title={learner.name}
        badge={<LearnerBadge status={learner.status} />}
        line={
          at === undefined ? (
            t('one.never')
          ) : (
            <>
              {t('one.seen', { when: '' })} <Moment iso={at} />
            </>
          )
        }
        back={back}
        takesFocus={takesFocus}
      />
      <ul aria-label={t('one.caption', { name: learner.name })} className={styles.cards}>
        {overview.value.items.map((item) => (
          <Item key={toItemKey(item)} item={item} learner={learner} onOpenLab={onOpenLab} />
        ))}
      </ul>
    </>
  );
}

interface ItemProps extends Pick<LearnerViewProps, 'onOpenLab'> {
  item: ContextItem;
  learner: LearnerProgress;
}

function Item({ item, learner, onOpenLab }: ItemProps) {
  const done = learner.items.find((one) => toItemKey(one) === toItemKey(item));
  return (
    <li className={styles.activity}>
      <div className={styles.lines}>
        {item.kind === 'lab' ? (
          <button type="button" className={styles.open} onClick={() => onOpenLab(item.id)}>
            {item.title}
          </button>
        ) : (
          <span className={styles.strong}>{item.title}</span>
        )}
        <span className={styles.side}>{t(`kind.${item.kind}`)}</span>
        {item.kind === 'course' && item.labs.length > 0 && (
          <ul aria-label={t('activities.labs')} className={styles.labs}>
            {item.labs.map((lab) => (
              <li key={lab.id}>
                <button type="button" className={styles.open} onClick={() => onOpenLab(lab.id)}>
                  {lab.title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.result}>
        {done ? (
          <ItemMark learner={learner} item={item} />
        ) : (
          <span className={styles.side}>{t('item.none')}</span>
        )}
        {done?.at !== undefined && (
          <span className={styles.side}>
            <Moment iso={done.at} />
          </span>
        )}
      </div>
    </li>
  );
}
