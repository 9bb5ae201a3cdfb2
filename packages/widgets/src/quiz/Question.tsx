import type { Quiz, QuizResult } from '@drawbridge/contracts';
import { Badge, Icon, iconCheck, iconX, StatusPill } from '@drawbridge/ui';
import { useId } from 'react';
import { SafeHtml } from '../markup/SafeHtml.tsx';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';
import { splitPrompt } from './prompt-parts.ts';
import * as styles from './quiz.css.ts';

interface QuestionProps {
  question: Quiz['questions'][number];
  number: number;
  count: number;
  chosen: readonly string[];
  isGraded: boolean;
  /** None before grading, and for a question that was withdrawn before it was graded. */
  verdict: QuizResult['questions'][number] | undefined;
  onChoose: (optionId: string) => void;
}

/** One question; after grading each option says whether it was right and why. */
export function Question({ question, number, count, chosen, isGraded, verdict, onChoose }: QuestionProps) {
  const isSingle = question.kind === 'single';
  const { words, code } = splitPrompt(question.prompt_html);
  const codeId = useId();
  return (
    <fieldset className={styles.question} disabled={isGraded} aria-describedby={code ? codeId : undefined}>
      <legend className={styles.legend}>
        <span className={styles.number}>{format(messages.question.text, { number, count })}</span>
        <SafeHtml html={words} className={styles.prompt} />
        {verdict ? (
          <StatusPill
            status={verdict.right ? 'pass' : 'fail'}
            label={verdict.right ? messages.right.text : messages.wrong.text}
          />
        ) : (
          <span className={styles.hint}>
            {(isGraded ? messages.withdrawn : isSingle ? messages.single : messages.multiple).text}
          </span>
        )}
      </legend>
      {code && (
        <div id={codeId} className={styles.code}>
          <SafeHtml html={code} codeWraps />
        </div>
      )}
      <div className={styles.options}>
        {question.options.map((option) => {
          const judged = verdict?.options.find(({ id }) => id === option.id);
          const state = !judged ? 'open' : judged.correct ? 'correct' : judged.chosen ? 'wrong' : 'open';
          return (
            <label key={option.id} className={styles.option} data-state={state}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={question.id}
                checked={chosen.includes(option.id)}
                onChange={() => onChoose(option.id)}
                className={styles.input}
              />
              <span className={styles.optionBody}>
                <SafeHtml html={option.html} inline />
                {judged && (
                  <span className={styles.why}>
                    <span className={styles.tags}>
                      {judged.correct && (
                        <Badge tone="pass" icon={iconCheck}>
                          {messages.isCorrect.text}
                        </Badge>
                      )}
                      {judged.chosen && (
                        <Badge tone={judged.correct ? 'neutral' : 'fail'}>{messages.chosen.text}</Badge>
                      )}
                    </span>
                    <SafeHtml html={judged.why_html} inline />
                  </span>
                )}
              </span>
              {state === 'wrong' && <Icon icon={iconX} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
