import type { QuizAttemptStore } from '@drawbridge/client/stores/learning/quiz-attempt';
import { Button, Callout, cx, Inline } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { t } from './messages.ts';
import { QuizWait } from './QuizWait.tsx';
import * as styles from './quiz.css.ts';

interface QuizEndProps {
  store: QuizAttemptStore;
  /** Of the attempt, in order. */
  questionIds: readonly string[];
  onTryAgain: () => void;
}

/** Below the questions: what went wrong, and what comes next. */
export function QuizEnd({ store, questionIds, onTryAgain }: QuizEndProps) {
  useSignals();
  const { value: problem } = store.problem;
  const isClosed = problem?.code === 'quiz_attempt_closed';
  const isLocked = problem?.code === 'upgrade_required';
  return (
    <>
      {isLocked && <ClosedNotice kind="quiz" kept="answersKept" />}
      {problem && !isLocked && (
        <Callout tone="fail" title={t(isClosed ? 'closed' : 'sendFailed')}>
          {problem.message}
        </Callout>
      )}
      {store.result.value || isClosed ? (
        <NextAttempt store={store} onTryAgain={onTryAgain} />
      ) : (
        <Inline gap="4">
          <Button type="submit" tone="primary" loading={store.isSending.value}>
            {t('submit')}
          </Button>
          <OpenQuestions store={store} questionIds={questionIds} />
        </Inline>
      )}
    </>
  );
}

/** Offers the next attempt, as soon as it may begin. */
export function NextAttempt({ store, onTryAgain }: Pick<QuizEndProps, 'store' | 'onTryAgain'>) {
  useSignals();
  const { value: problem } = store.againProblem;
  const { value: nextAtMs } = store.nextAtMs;
  const button = (
    <div>
      <Button loading={store.isSending.value} onClick={onTryAgain}>
        {t('again')}
      </Button>
    </div>
  );
  return (
    <>
      {problem?.code === 'upgrade_required' && <ClosedNotice kind="quiz" />}
      {problem && problem.code !== 'upgrade_required' && (
        <Callout tone="fail" title={t('againFailed')}>
          {problem.message}
        </Callout>
      )}
      {nextAtMs === undefined ? (
        button
      ) : (
        <QuizWait key={nextAtMs} untilMs={nextAtMs}>
          {button}
        </QuizWait>
      )}
    </>
  );
}

/** How many questions are open; after a refused submission, which. */
function OpenQuestions({ store, questionIds }: Pick<QuizEndProps, 'store' | 'questionIds'>) {
  useSignals();
  const { value: missing } = store.missing;
  const count = questionIds.filter((id) => (store.answers.value[id] ?? []).length === 0).length;
  if (count === 0) return null;
  if (missing.length === 0) return <span className={styles.hint}>{t('open', { count })}</span>;
  const numbers = missing.map((id) => questionIds.indexOf(id) + 1).join(', ');
  return (
    <span className={cx(styles.hint, styles.missing)}>
      {t(missing.length === 1 ? 'missingOne' : 'missingMany', { numbers })}
    </span>
  );
}
