import { type Answers, findMissing } from '@drawbridge/client/stores/preferences';
import { Button, Dialog, ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { useDrawbridge, useStore, withLoading } from '../provider/index.ts';
import { messages } from './messages.ts';
import * as styles from './preferences.css.ts';
import { QuestionField } from './QuestionField.tsx';

export interface RecommendationDialogProps {
  /** The answers are saved; the dialog has said so. */
  onSubmitted: () => void;
  /** Put off for this visit. @see REC-18 */
  onClose: () => void;
}

/** The recommendation form. A refusal keeps dialog and answers. @see REC-1..REC-18 */
export const RecommendationDialog = withLoading(LoadedDialog, LoadingDialog);

function LoadingDialog({ onClose }: RecommendationDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title.text}
      description={messages.description.text}
      className={styles.dialog}
    >
      <Loading />
    </Dialog>
  );
}

function LoadedDialog({ onSubmitted, onClose }: RecommendationDialogProps) {
  const { notify } = useDrawbridge();
  const store = useStore('preferences');
  useEffect(() => void store.load(), [store]);
  const [answers, setAnswers] = useState<Answers>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const form = store.form.value;

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
    const outcome = await store.submit(answers);
    setIsBusy(false);
    if (outcome.kind === 'kept') {
      notify('positive', outcome.message);
      onSubmitted();
      return;
    }
    setFaults(outcome.problem.errors);
    notify('negative', outcome.problem.message);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title.text}
      description={messages.description.text}
      className={styles.dialog}
      footer={
        <>
          <Button onClick={onClose}>{messages.later.text}</Button>
          <Button
            tone="primary"
            loading={isBusy}
            disabled={form.state !== 'ready'}
            onClick={() => void submit()}
          >
            {messages.submit.text}
          </Button>
        </>
      }
    >
      {form.state === 'loading' && <Loading />}
      {form.state === 'problem' && (
        <ProblemState
          title={messages.failed.text}
          message={form.problem.message}
          onRetry={() => void store.load()}
        />
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
    </Dialog>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={messages.loading.text} className={styles.waiting}>
      <Skeleton shape="block" height={88} />
      <Skeleton shape="block" height={88} />
    </div>
  );
}
