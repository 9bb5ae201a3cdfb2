import { Button } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import * as styles from './Hints.css.ts';
import { t } from './messages.ts';
import type { Price } from './price.ts';

interface HintQuestionProps {
  price: Price;
  points: number;
  isBusy: boolean;
  onOpen: () => void;
  onCancel: () => void;
}

/** The confirmation before a hint opens: its price and the points that remain. */
export function HintQuestion({ price, points, isBusy, onOpen, onCancel }: HintQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The focused button was replaced by this question; the focus goes here.
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className={styles.question} aria-label={t('hints.question')}>
      <p className={styles.words}>
        {price.percent === 0
          ? t('hints.costs.nothing', { left: price.left, points })
          : t('hints.costs', { percent: price.percent, left: price.left, points })}
      </p>
      <div className={styles.actions}>
        <Button ref={first} size="sm" onClick={onCancel} disabled={isBusy}>
          {t('hints.cancel')}
        </Button>
        <Button size="sm" tone="primary" loading={isBusy} onClick={onOpen}>
          {t('hints.confirm')}
        </Button>
      </div>
    </fieldset>
  );
}
