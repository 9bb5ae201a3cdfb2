import { Skeleton } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { ChallengeBuilder } from './ChallengeBuilder.tsx';
import { SetProblem } from './SetProblem.tsx';

export interface ConnectedChallengeBuilderProps {
  /** The set to change. Without it, the builder makes a new set. */
  id?: string | undefined;
  onSaved: (id: string) => void;
}

const Loading = () => <Skeleton shape="block" height={420} />;

/** Builds or changes a set of challenges. @see LAB-9, LAB-10, EMB-1 */
export const ConnectedChallengeBuilder = withLoading(LoadedBuilder, Loading);

function LoadedBuilder({ id, onSaved }: ConnectedChallengeBuilderProps) {
  const { notify } = useDrawbridge();
  const store = useStore('customChallenges');
  const labs = useStore('labs');
  // One id for one new set, however often saving it is tried.
  const [newId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => void labs.load(), [labs]);
  useEffect(() => {
    if (id !== undefined) void store.open(id);
  }, [store, id]);

  const opened = store.opened.value;
  if (id !== undefined && opened.state === 'loading') return <Loading />;
  if (id !== undefined && opened.state === 'problem') return <SetProblem problem={opened.problem} />;
  const known = id !== undefined && opened.state === 'ready' ? opened.value : undefined;
  return (
    <ChallengeBuilder
      key={known?.id ?? newId}
      labs={labs.labs.value}
      onRetry={() => void labs.load()}
      initial={
        known && {
          title: known.title,
          minutes: known.minutes,
          labIds: known.challenges.map(({ lab_id }) => lab_id),
        }
      }
      errors={errors}
      isSaving={isSaving}
      onSave={async (draft) => {
        setIsSaving(true);
        setErrors({});
        const outcome = await store.save(id ?? newId, draft, id === undefined);
        setIsSaving(false);
        if (outcome.kind === 'done') onSaved(id ?? newId);
        else if (outcome.kind === 'fields') setErrors(outcome.errors);
        else notify('negative', outcome.text);
      }}
    />
  );
}
