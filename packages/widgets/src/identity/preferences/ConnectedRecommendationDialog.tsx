import type { Answers } from '@drawbridge/client/stores/identity/preference-answers';
import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { LoadingQuestions, QuestionDialog } from './QuestionDialog.tsx';
import {
  type AnswersOutcome,
  RecommendationDialog,
  type RecommendationDialogProps,
} from './RecommendationDialog.tsx';

export type ConnectedRecommendationDialogProps = Pick<
  RecommendationDialogProps,
  'onSubmitted' | 'onClose'
> & {
  /** Shows the message of the saved answers in place of a notice. */
  onSaved?: (message: string) => void;
};

/** The recommendation form of this installation. @see REC-1..REC-18, EMB-1 */
export const ConnectedRecommendationDialog = withLoading(LoadedDialog, LoadingDialog);

function LoadedDialog({ onSaved, ...props }: ConnectedRecommendationDialogProps) {
  const { notify } = useDrawbridge();
  const store = useStore('preferences');
  useEffect(() => void store.load(), [store]);

  async function send(answers: Answers): Promise<AnswersOutcome> {
    const outcome = await store.submit(answers);
    if (outcome.kind === 'kept') {
      if (onSaved) onSaved(outcome.message);
      else notify('positive', outcome.message);
      return outcome;
    }
    notify('negative', outcome.problem.message);
    return { kind: 'refused', errors: outcome.problem.errors };
  }

  return (
    <RecommendationDialog
      {...props}
      form={store.form.value}
      onRetry={() => void store.load()}
      onSubmit={send}
    />
  );
}

function LoadingDialog({ onClose }: ConnectedRecommendationDialogProps) {
  return (
    <QuestionDialog onClose={onClose}>
      <LoadingQuestions />
    </QuestionDialog>
  );
}
