import {
  type Answers,
  isChosen,
  isFreeText,
  toggleOption,
} from '@drawbridge/client/stores/identity/preference-answers';
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';
import { Chip, hiddenClass, TextArea, VisuallyHidden } from '@drawbridge/ui';
import { useId } from 'react';
import { t } from './messages.ts';
import { toOptionWord } from './option-word.ts';
import * as styles from './preferences.css.ts';

interface QuestionFieldProps {
  question: PreferenceQuestion;
  /** Counted from 1. */
  number: number;
  answers: Answers;
  fault: string | undefined;
  onAnswer: (answers: Answers) => void;
}

/** One numbered question: chips, or a field for free text. @see REC-1, REC-3, REC-6 */
export function QuestionField({ question, number, answers, fault, onAnswer }: QuestionFieldProps) {
  const id = useId();
  const { id: name, label, required, multiSelect, options } = question;
  const words = t('question', { number, label });
  const answer = answers[name];
  if (isFreeText(question))
    return (
      <TextArea
        label={words}
        {...(required ? { mark: '*' } : {})}
        rows={6}
        value={typeof answer === 'string' ? answer : ''}
        error={fault}
        aria-required={required}
        onChange={(event) => onAnswer({ ...answers, [name]: event.target.value })}
      />
    );
  const describedBy = [multiSelect && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.question} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>
        {words} {required && <Asterisk />}
      </legend>
      {multiSelect && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('severalHint')}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <Chip
            key={option}
            selected={isChosen(answers, question, option)}
            onToggle={() => onAnswer(toggleOption(answers, question, option))}
          >
            {toOptionWord(name, option)}
          </Chip>
        ))}
      </div>
      <p id={`${id}-fault`} role="alert" className={fault ? styles.fault : hiddenClass}>
        {fault}
      </p>
    </fieldset>
  );
}

function Asterisk() {
  return (
    <span className={styles.asterisk}>
      <span aria-hidden>*</span>
      <VisuallyHidden>{t('required')}</VisuallyHidden>
    </span>
  );
}
