import type { QuizAttemptStore } from '@drawbridge/client/stores/quiz-attempt';
import type { Quiz, QuizResult } from '@drawbridge/contracts';
import { Button, Callout, EmptyState, Inline, ProblemState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { format } from '../provider/index.ts';
import { messages } from './messages.ts';
import { Question } from './Question.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizLoading } from './QuizLoading.tsx';
import * as styles from './quiz.css.ts';

interface QuizFormProps {
  store: QuizAttemptStore;
  onGraded?: ((result: QuizResult) => void) | undefined;
  /** Between the introduction and the questions. */
  note?: ReactNode;
  /** Each attempt has other questions, whatever the quiz says. */
  isRenewed?: boolean;
  /** After grading, below the options of a question. */
  renderSource?: (questionId: string) => ReactNode;
}

/** All questions of an attempt on one page, graded by the server, every option explained afterwards. */
export function QuizForm({ store, onGraded, note, isRenewed = false, renderSource }: QuizFormProps) {
  useSignals();
  const introRef = useRef<HTMLParagraphElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
  }, [store]);

  const { value: loaded } = store.quiz;
  if (loaded.state === 'loading') return <QuizLoading />;
  if (loaded.state === 'problem') {
    if (loaded.problem.status === 404) return <EmptyState title={messages.notFound.text} />;
    return (
      <ProblemState
        title={messages.failed.text}
        message={loaded.problem.message}
        onRetry={() => void store.load()}
        incidentId={loaded.problem.incident}
      />
    );
  }

  const quiz = loaded.value;
  const { value: result } = store.result;
  const { value: problem } = store.problem;
  const { value: againProblem } = store.againProblem;
  const isClosed = problem?.code === 'quiz_attempt_closed';
  const openCount = quiz.questions.filter(({ id }) => (store.answers.value[id] ?? []).length === 0).length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const graded = await store.submit();
    if (!graded) return;
    onGraded?.(graded);
    resultRef.current?.focus();
  }

  async function tryAgain() {
    if (await store.tryAgain()) introRef.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <QuizIntro
        ref={introRef}
        quiz={quiz}
        bestPercent={store.bestPercent.value}
        withdrawnCount={store.withdrawnCount.value}
        isRenewed={isRenewed}
      />
      {note}
      <div ref={resultRef} tabIndex={-1} aria-live="polite" className={styles.result}>
        {result && (
          <Callout
            tone={result.passed ? 'pass' : 'warn'}
            title={format(result.passed ? messages.passed.text : messages.notPassed.text, {
              percent: result.score_percent,
            })}
          >
            {toAdvice(quiz, result, isRenewed)}
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
              chosen={store.answers.value[question.id] ?? []}
              isGraded={result !== undefined}
              verdict={result?.questions.find(({ id }) => id === question.id)}
              onChoose={(optionId) => store.choose(question.id, optionId)}
            />
            {/* Not within the fieldset, which is disabled once it is graded. */}
            {source && <div className={styles.source}>{source}</div>}
          </div>
        );
      })}
      {problem && (
        <Callout tone="fail" title={(isClosed ? messages.closed : messages.sendFailed).text}>
          {problem.message}
        </Callout>
      )}
      {againProblem && (
        <Callout tone="fail" title={messages.againFailed.text}>
          {againProblem.message}
        </Callout>
      )}
      <Inline gap="4">
        {result || isClosed ? (
          <Button loading={store.isSending.value} onClick={() => void tryAgain()}>
            {messages.again.text}
          </Button>
        ) : (
          <Button
            type="submit"
            tone="primary"
            loading={store.isSending.value}
            disabled={openCount === quiz.questions.length}
          >
            {messages.submit.text}
          </Button>
        )}
        {!result && !isClosed && openCount > 0 && (
          <span className={styles.hint}>{format(messages.open.text, { count: openCount })}</span>
        )}
      </Inline>
    </form>
  );
}

function toAdvice(quiz: Quiz, result: QuizResult, isRenewed: boolean): string {
  if (result.passed) return messages.passedText.text;
  const isDrawn = isRenewed || quiz.drawn_from !== undefined;
  return (isDrawn ? messages.notPassedDrawnText : messages.notPassedText).text;
}
