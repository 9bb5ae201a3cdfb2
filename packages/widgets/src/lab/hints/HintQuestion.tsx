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

/** What the hint costs and what is left then, before it is paid. */
export function HintQuestion({ price, points, isBusy, onOpen, onCancel }: HintQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The button that asked is gone; whoever works by keyboard goes on here.
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
