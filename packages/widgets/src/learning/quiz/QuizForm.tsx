import type { QuizAttemptStore } from '@drawbridge/client/stores/learning/quiz-attempt';
import type { Quiz, QuizResult } from '@drawbridge/contracts/learning';
import { Callout, EmptyState, ProblemState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { t } from './messages.ts';
import { Question } from './Question.tsx';
import { NextAttempt, QuizEnd } from './QuizEnd.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizLoading } from './QuizLoading.tsx';
import * as styles from './quiz.css.ts';
import { toWaitEndText } from './wait-words.ts';

interface QuizFormProps {
  store: QuizAttemptStore;
  onGraded?: ((result: QuizResult) => void) | undefined;
  /** Between the introduction and the questions. */
  note?: ReactNode;
  /** Each attempt has other questions, whatever the quiz says. */
  isRenewed?: boolean;
  /** Beside the number of a question. */
  renderMark?: (questionId: string) => ReactNode;
  /** After grading, below the options of a question. */
  renderSource?: (questionId: string) => ReactNode;
}

/** All questions of an attempt on one page, graded by the server, every option explained after a pass. */
export function QuizForm({
  store,
  onGraded,
  note,
  isRenewed = false,
  renderMark,
  renderSource,
}: QuizFormProps) {
  useSignals();
  const formRef = useRef<HTMLFormElement>(null);
  const introRef = useRef<HTMLParagraphElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
  }, [store]);

  /** After a wait the introduction is shown only once the attempt has begun. */
  const focusesIntro = useRef(false);
  useEffect(() => {
    if (!focusesIntro.current || !introRef.current) return;
    focusesIntro.current = false;
    introRef.current.focus();
  });

  async function tryAgain() {
    if (!(await store.tryAgain())) return;
    if (introRef.current) introRef.current.focus();
    else focusesIntro.current = true;
  }

  const { value: loaded } = store.quiz;
  if (loaded.state === 'loading') return <QuizLoading />;
  if (loaded.state === 'problem') {
    if (loaded.problem.code === 'quiz_waiting')
      return (
        <div className={styles.form}>
          <NextAttempt store={store} onTryAgain={() => void tryAgain()} />
        </div>
      );
    if (loaded.problem.code === 'upgrade_required') return <ClosedNotice kind="quiz" />;
    if (loaded.problem.status === 404) return <EmptyState title={t('notFound')} />;
    return (
      <ProblemState
        title={t('failed')}
        message={loaded.problem.message}
        onRetry={() => void store.load()}
        incidentId={loaded.problem.incident}
      />
    );
  }

  const quiz = loaded.value;
  const { value: result } = store.result;
  const { value: nextAtMs } = store.nextAtMs;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const graded = await store.submit();
    const [missing] = store.missing.peek();
    if (missing !== undefined) formRef.current?.querySelector<HTMLElement>(toInputSelector(missing))?.focus();
    if (!graded) return;
    onGraded?.(graded);
    resultRef.current?.focus();
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className={styles.form}>
      <QuizIntro
        ref={introRef}
        quiz={quiz}
        bestPercent={store.bestPercent.value}
        withdrawnCount={store.withdrawnCount.value}
        waitSeconds={store.waitAfterFailureSeconds.value}
        isRenewed={isRenewed}
      />
      {note}
      <div ref={resultRef} tabIndex={-1} aria-live="polite" className={styles.result}>
        {result && (
          <Callout
            tone={result.passed ? 'pass' : 'warn'}
            title={t(result.passed ? 'passed' : 'notPassed', {
              percent: result.score_percent,
            })}
          >
            {toAdvice(quiz, result, isRenewed)}
            {nextAtMs !== undefined && ` ${toWaitEndText(nextAtMs)}.`}
          </Callout>
        )}
      </div>
      {quiz.questions.map((question, index) => {
        const source = result && renderSource?.(question.id);
        return (
          <div key={question.id} className={styles.asked}>
            <Question
              question={question}
              number={index + 1}
              count={quiz.questions.length}
              mark={renderMark?.(question.id)}
              chosen={store.answers.value[question.id] ?? []}
              isMissing={store.missing.value.includes(question.id)}
              isGraded={result !== undefined}
              hasPassed={result?.passed === true}
              verdict={result?.questions.find(({ id }) => id === question.id)}
              onChoose={(optionId) => store.choose(question.id, optionId)}
            />
            {/* Not within the fieldset, which is disabled once it is graded. */}
            {source && <div className={styles.source}>{source}</div>}
          </div>
        );
      })}
      <QuizEnd
        store={store}
        questionIds={quiz.questions.map(({ id }) => id)}
        onTryAgain={() => void tryAgain()}
      />
    </form>
  );
}

const toInputSelector = (questionId: string) => `input[name="${CSS.escape(questionId)}"]`;

function toAdvice(quiz: Quiz, result: QuizResult, isRenewed: boolean): string {
  if (result.passed) return t('passedText');
  const isDrawn = isRenewed || quiz.drawn_from !== undefined;
  return t(isDrawn ? 'notPassedDrawnText' : 'notPassedText');
}
