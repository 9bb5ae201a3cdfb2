import type { Quiz, QuizResult } from '@drawbridge/contracts';
import { Button, Callout, EmptyState, Inline, ProblemState, Skeleton, Stack } from '@drawbridge/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { format, useStore, withLoading } from '../provider/index.ts';
import { messages } from './messages.ts';
import { Question } from './Question.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import * as styles from './quiz.css.ts';

export interface QuizViewProps {
  quizId: string;
  /** The course item that contains the quiz; a pass completes it. */
  course?: { event_id: string; item_id: string };
  onGraded?: (result: QuizResult) => void;
}

/** A quiz: all questions on one page, graded by the server, every option explained afterwards. @see PLAYER-10 */
export const QuizView = withLoading(LoadedQuiz, Loading);

function LoadedQuiz({ quizId, course, onGraded }: QuizViewProps) {
  const store = useStore('quiz', quizId, course);
  const introRef = useRef<HTMLParagraphElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
  }, [store]);

  const { value: loaded } = store.quiz;
  if (loaded.state === 'loading') return <Loading />;
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
      />
      <div ref={resultRef} tabIndex={-1} aria-live="polite" className={styles.result}>
        {result && (
          <Callout
            tone={result.passed ? 'pass' : 'warn'}
            title={format(result.passed ? messages.passed.text : messages.notPassed.text, {
              percent: result.score_percent,
            })}
          >
            {toAdvice(quiz, result)}
          </Callout>
        )}
      </div>
      {quiz.questions.map((question, index) => (
        <Question
          key={question.id}
          question={question}
          number={index + 1}
          count={quiz.questions.length}
          chosen={store.answers.value[question.id] ?? []}
          isGraded={result !== undefined}
          verdict={result?.questions.find(({ id }) => id === question.id)}
          onChoose={(optionId) => store.choose(question.id, optionId)}
        />
      ))}
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

function toAdvice(quiz: Quiz, result: QuizResult): string {
  if (result.passed) return messages.passedText.text;
  return (quiz.drawn_from === undefined ? messages.notPassedText : messages.notPassedDrawnText).text;
}

function Loading() {
  return (
    <div role="status" aria-label={messages.loading.text}>
      <Stack gap="5">
        <Skeleton shape="block" height={180} />
        <Skeleton shape="block" height={180} />
      </Stack>
    </div>
  );
}
