import type { Quiz, QuizResult } from '@drawbridge/contracts/learning';
import { Badge, Icon, iconAlert, iconCheck, iconX, StatusPill } from '@drawbridge/ui';
import { type ReactNode, useId } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { t } from './messages.ts';
import { splitPrompt } from './prompt-parts.ts';
import * as styles from './quiz.css.ts';

interface QuestionProps {
  question: Quiz['questions'][number];
  number: number;
  count: number;
  /** Beside the number. */
  mark?: ReactNode;
  chosen: readonly string[];
  /** True when the question was unanswered at the try to submit. */
  isMissing: boolean;
  isGraded: boolean;
  hasPassed: boolean;
  /** Undefined before grading, and for a question that was withdrawn before it was graded. */
  verdict: QuizResult['questions'][number] | undefined;
  onChoose: (optionId: string) => void;
}

/** One question; after grading it says whether the answer was right, and each option what the server tells of it. */
export function Question({
  question,
  number,
  count,
  mark,
  chosen,
  isMissing,
  isGraded,
  hasPassed,
  verdict,
  onChoose,
}: QuestionProps) {
  const isSingle = question.kind === 'single';
  const { words, code } = splitPrompt(question.prompt_html);
  const codeId = useId();
  return (
    <fieldset
      className={styles.question}
      disabled={isGraded}
      aria-describedby={code ? codeId : undefined}
      data-missing={isMissing || undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>{t('question', { number, count })}</span>
        {mark}
        <SafeHtml html={words} className={styles.prompt} />
        {verdict ? (
          <StatusPill
            status={verdict.right ? 'pass' : 'fail'}
            label={verdict.right ? t('right') : t('wrong')}
          />
        ) : (
          <span className={styles.hint}>{t(isGraded ? 'withdrawn' : isSingle ? 'single' : 'multiple')}</span>
        )}
        {isMissing && (
          <span className={styles.missing}>
            <Icon icon={iconAlert} size={16} />
            {t('missing')}
          </span>
        )}
        {verdict?.right === false && !hasPassed && (
          <span className={styles.hint}>{t(isSingle ? 'wrongText' : 'wrongSeveralText')}</span>
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
          const isChosenWrong = judged?.chosen === true && judged.correct === false;
          const state = judged?.correct ? 'correct' : isChosenWrong ? 'wrong' : 'open';
          const isTold = judged && (judged.chosen || judged.correct || judged.why_html);
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
                {isTold && (
                  <span className={styles.why}>
                    <span className={styles.tags}>
                      {judged.correct && (
                        <Badge tone="pass" icon={iconCheck}>
                          {t('isCorrect')}
                        </Badge>
                      )}
                      {judged.chosen && (
                        <Badge tone={isChosenWrong ? 'fail' : 'neutral'}>{t('chosen')}</Badge>
                      )}
                    </span>
                    {judged.why_html && <SafeHtml html={judged.why_html} inline />}
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
