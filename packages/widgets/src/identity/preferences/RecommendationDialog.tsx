import type { Loadable, ShownProblem } from '@drawbridge/client';
import { type Answers, findMissing } from '@drawbridge/client/stores/identity/preference-answers';
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';
import { Button, ProblemState } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from './messages.ts';
import * as styles from './preferences.css.ts';
import { LoadingQuestions, QuestionDialog } from './QuestionDialog.tsx';
import { QuestionField } from './QuestionField.tsx';

export type { Answers };

/** Result of a submission. `errors` are shown at the questions, by question id. */
export type AnswersOutcome =
  | { kind: 'kept' }
  | { kind: 'refused'; errors?: Readonly<Record<string, string>> };

export interface RecommendationDialogProps {
  form: Loadable<readonly PreferenceQuestion[], ShownProblem>;
  /** Fetches the form again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  /**
   * Sends the answers, which include every required question. The page announces the result, because the dialog has no
   * place for a message.
   */
  onSubmit: (answers: Answers) => Promise<AnswersOutcome>;
  /** Called once the answers are saved. */
  onSubmitted: () => void;
  /** Called when the form is postponed for this visit. @see REC-18 */
  onClose: () => void;
}

/**
 * The recommendation form. A refusal keeps dialog and answers. It neither fetches nor sends:
 * `ConnectedRecommendationDialog` does. @see REC-1..REC-18, EMB-1
 */
export function RecommendationDialog({
  form,
  onRetry,
  onSubmit,
  onSubmitted,
  onClose,
}: RecommendationDialogProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const isReady = form.state === 'ready';
  // The dialog opened on "Later": what it asks for is the first choice.
  useEffect(() => {
    if (isReady) list.current?.querySelector<HTMLElement>('button, textarea')?.focus();
  }, [isReady]);

  function answer(next: Answers) {
    setAnswers(next);
    // A message disappears with the answer that fixes it, and none appears before the next submit.
    const missing = form.state === 'ready' ? findMissing(form.value, next) : {};
    setFaults(Object.fromEntries(Object.entries(faults).filter(([id]) => id in missing)));
  }

  async function submit() {
    if (form.state !== 'ready' || isBusy) return;
    const missing = findMissing(form.value, answers);
    setFaults(missing);
    const first = form.value.findIndex(({ id }) => id in missing);
    if (first >= 0) {
      list.current?.children[first]?.querySelector<HTMLElement>('button, textarea')?.focus();
      return;
    }
    setIsBusy(true);
    try {
      const outcome = await onSubmit(answers);
      if (outcome.kind === 'kept') onSubmitted();
      else setFaults(outcome.errors ?? {});
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <QuestionDialog
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button
            tone="primary"
            loading={isBusy}
            disabled={form.state !== 'ready'}
            onClick={() => void submit()}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      {form.state === 'loading' && <LoadingQuestions />}
      {form.state === 'problem' && (
        <ProblemState title={t('failed')} message={form.problem.message} onRetry={onRetry} />
      )}
      {form.state === 'ready' && (
        <div ref={list} className={styles.questions}>
          {form.value.map((question, index) => (
            <QuestionField
              key={question.id}
              question={question}
              number={index + 1}
              answers={answers}
              fault={faults[question.id]}
              onAnswer={answer}
            />
          ))}
        </div>
      )}
    </QuestionDialog>
  );
}
