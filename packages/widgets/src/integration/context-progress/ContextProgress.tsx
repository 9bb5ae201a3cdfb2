import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import { Button, EmptyState, iconArrowLeft, ProblemState, Skeleton } from '@drawbridge/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AttemptReview } from '../../practice/lab-review/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { ClassView } from './ClassView.tsx';
import * as styles from './context-progress.css.ts';
import { LabView } from './LabView.tsx';
import { LearnerAttempts } from './LearnerAttempts.tsx';
import { LearnerView } from './LearnerView.tsx';
import { type ClassChoice, DEFAULT_CHOICE } from './learner-choice.ts';
import { t } from './messages.ts';

export interface ContextProgressProps {
  platform: string;
  /** The learner whose work the platform asked to review; shown first. */
  reviewedPersonId?: string | undefined;
  /** The lab shown first; with a learner, their attempts on it. */
  labId?: string | undefined;
  /** Button that leaves the page. */
  exit?: { label: string; onPress: () => void } | undefined;
}

/** One view of the page. The path to it is kept, so that each leads back. */
type Place =
  | { at: 'class' }
  | { at: 'learner'; personId: string }
  | { at: 'lab'; labId: string }
  /** `opensOne`: if there is exactly one attempt, it is opened. */
  | { at: 'attempts'; personId: string; labId: string; opensOne?: boolean }
  | { at: 'attempt'; attemptId: string };

function toFirstPlaces({ reviewedPersonId: personId, labId }: ContextProgressProps): Place[] {
  const places: Place[] = [{ at: 'class' }];
  if (personId !== undefined) {
    places.push({ at: 'learner', personId });
    if (labId !== undefined) places.push({ at: 'attempts', personId, labId, opensOne: true });
  } else if (labId !== undefined) places.push({ at: 'lab', labId });
  return places;
}

/** What the learners of a platform's course did. Fills its parent and scrolls by itself. @see LTI-17 */
export const ContextProgress = withLoading(LoadedProgress, Loading);

function LoadedProgress(props: ContextProgressProps) {
  const store = useStore('contextProgress');
  const { stores } = useDrawbridge();
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    // What fails here is fetched again where it is used.
    stores.preload(['attempts', 'attemptReview'])?.catch(() => undefined);
  }, [stores]);
  const { platform, exit } = props;
  const shown = store.overview.value;
  if (shown.state === 'loading') return <Loading />;
  const leave = exit && (
    <Button icon={iconArrowLeft} onClick={exit.onPress}>
      {exit.label}
    </Button>
  );
  if (shown.state === 'problem') {
    const { code, message, incident } = shown.problem;
    if (code === 'forbidden')
      return <EmptyState page title={t('denied')} message={t('denied.message')} actions={leave} />;
    return (
      <ProblemState
        title={t('problem')}
        message={message}
        onRetry={() => void store.load()}
        incidentId={incident}
        actions={leave}
      />
    );
  }
  if (!shown.value.has_context)
    return (
      <EmptyState page title={t('none.title', { platform })} message={t('none.message')} actions={leave} />
    );
  return <Places {...props} store={store} />;
}

function Places(props: ContextProgressProps & { store: ContextProgressStore }) {
  const { store, platform, exit } = props;
  const [places, setPlaces] = useState(() => toFirstPlaces(props));
  const [choice, setChoice] = useState<ClassChoice>(DEFAULT_CHOICE);
  const open = (place: Place) => setPlaces([...places, place]);
  const back = () => setPlaces(places.slice(0, -1));
  const openAttempt = (attemptId: string) => open({ at: 'attempt', attemptId });
  const place = places.at(-1) ?? { at: 'class' };
  // The first place is reached by a launch or a link: the platform's page keeps the focus.
  const isFirst = places.length === toFirstPlaces(props).length;

  switch (place.at) {
    case 'class':
      return (
        <Scroller>
          <ClassView
            store={store}
            platform={platform}
            exit={exit}
            choice={choice}
            onChoice={setChoice}
            onOpenLearner={(personId) => open({ at: 'learner', personId })}
            onOpenLab={(labId) => open({ at: 'lab', labId })}
          />
        </Scroller>
      );
    case 'learner':
      return (
        <Scroller key={place.personId}>
          <LearnerView
            store={store}
            personId={place.personId}
            takesFocus={!isFirst}
            onBack={back}
            onOpenLab={(labId) => open({ at: 'attempts', personId: place.personId, labId })}
          />
        </Scroller>
      );
    case 'lab':
      return (
        <Scroller key={place.labId}>
          <LabView
            store={store}
            labId={place.labId}
            exit={exit}
            takesFocus={!isFirst}
            onBack={back}
            onOpenAttempt={openAttempt}
          />
        </Scroller>
      );
    case 'attempts':
      return (
        <Scroller key={`${place.personId} ${place.labId}`}>
          <LearnerAttempts
            store={store}
            personId={place.personId}
            labId={place.labId}
            takesFocus={!isFirst}
            onBack={back}
            onOpenAttempt={openAttempt}
            {...(place.opensOne && {
              onOne: (attemptId: string) =>
                // Once: the way back leads to the list.
                setPlaces([
                  ...places.slice(0, -1),
                  { at: 'attempts', personId: place.personId, labId: place.labId },
                  { at: 'attempt', attemptId },
                ]),
            })}
          />
        </Scroller>
      );
    case 'attempt':
      return <AttemptReview attemptId={place.attemptId} onBack={back} />;
  }
}

function Scroller({ children }: { children: ReactNode }) {
  return (
    <div className={styles.scroller}>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.page}>
      <Skeleton width="18rem" height={36} />
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={320} />
    </div>
  );
}
