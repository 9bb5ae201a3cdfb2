import { Button } from '@drawbridge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './CostQuestion.css.ts';

interface CostQuestionProps {
  /** The name of the question. */
  label: string;
  /** What the help costs, in words. */
  words: string;
  cancel: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The fault of the last try. */
  children?: ReactNode;
}

/** The confirmation before help that costs points. */
export function CostQuestion({
  label,
  words,
  cancel,
  confirm,
  isBusy,
  onConfirm,
  onCancel,
  children,
}: CostQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The focused button was replaced by this question; the focus goes here.
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className={styles.question} aria-label={label}>
      <p className={styles.words}>{words}</p>
      {children}
      <div className={styles.actions}>
        <Button ref={first} size="sm" onClick={onCancel} disabled={isBusy}>
          {cancel}
        </Button>
        <Button size="sm" tone="primary" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </fieldset>
  );
}
