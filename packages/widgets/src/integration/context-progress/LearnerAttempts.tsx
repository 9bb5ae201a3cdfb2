import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { DetailHead } from '../../kit/detail/DetailHead.tsx';
import { AttemptList } from '../../practice/lab-review/index.ts';
import { useStore } from '../../provider/index.ts';
import { toLabTitle } from './lab-title.ts';
import { t } from './messages.ts';

interface LearnerAttemptsProps {
  store: ContextProgressStore;
  personId: string;
  labId: string;
  takesFocus: boolean;
  onBack: () => void;
  onOpenAttempt: (attemptId: string) => void;
  /** Called when there is exactly one attempt. */
  onOne?: (attemptId: string) => void;
}

/** The attempts of one learner on a lab. */
export function LearnerAttempts(props: LearnerAttemptsProps) {
  const { store, personId, labId, takesFocus, onBack, onOpenAttempt, onOne } = props;
  useSignals();
  const [page, setPage] = useState(1);
  const attempts = useStore('attempts').attempts.value;
  useEffect(() => void store.openLearner(personId), [store, personId]);
  const [only, ...others] = attempts.state === 'ready' ? attempts.value.items : [];
  const onlyId = others.length === 0 && only?.lab_id === labId ? only.attempt_id : undefined;
  const tell = useEffectEvent((attemptId: string) => onOne?.(attemptId));
  useEffect(() => {
    if (onlyId !== undefined) tell(onlyId);
  }, [onlyId]);

  const [person, overview] = [store.people.value.get(personId), store.overview.value];
  const title = overview.state === 'ready' ? toLabTitle(overview.value.items, labId) : labId;
  return (
    <>
      <DetailHead
        title={title}
        line={person?.state === 'ready' && person.value?.name}
        back={{ label: t('back.learner'), onPress: onBack }}
        takesFocus={takesFocus}
      />
      <AttemptList labId={labId} personId={personId} page={page} onPage={setPage} onOpen={onOpenAttempt} />
    </>
  );
}
