import type { LabHint } from '@drawbridge/contracts/practice';
import { Button, Icon, iconAlert, iconHint, iconLock, Prose } from '@drawbridge/ui';
import { useRef, useState } from 'react';
import { CostQuestion } from '../CostQuestion.tsx';
import { toFaultText } from '../fault-text.ts';
import { LabText } from '../LabText.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Hints.css.ts';
import { t } from './messages.ts';
import { toPrice } from './price.ts';

interface HintCardProps {
  hint: LabHint;
  isNext: boolean;
}

/** One hint. The confirmation before it opens is shown in the card. */
export function HintCard({ hint, isNext }: HintCardProps) {
  const { data, ...labPage } = useLabPage();
  const { points } = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const { number, html } = hint;
  const isBusy = data.help.isOpeningHint.value;
  const price = toPrice(hint, attempt, points);
  const card = useRef<HTMLLIElement>(null);

  const open = async () => {
    setFault(undefined);
    const isOpen = await data.help.openHint(number);
    // The focused button disappears with the confirmation; the focus goes to the text.
    if (isOpen) return card.current?.focus();
    setFault(toFaultText(data.problem.peek(), { offline: t('hints.offline'), failed: t('hints.failed') }));
  };

  return (
    <li ref={card} tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <Icon icon={html === undefined && !isNext ? iconLock : iconHint} size={16} className={styles.icon} />
        <h2 className={styles.title}>{t('hints.number', { number })}</h2>
        {html === undefined && (
          <span className={styles.price}>
            {attempt.passed ? t('hints.price.free') : t('hints.price', { percent: hint.price })}
          </span>
        )}
      </div>
      {html !== undefined && (
        <Prose className={styles.prose}>
          <LabText html={html} />
        </Prose>
      )}
      {html === undefined && !isNext && <p className={styles.note}>{t('hints.later')}</p>}
      {html === undefined &&
        isNext &&
        (isAsking ? (
          <CostQuestion
            label={t('hints.question')}
            words={
              price.percent === 0
                ? t('hints.costs.nothing', { left: price.left, points })
                : t('hints.costs', { percent: price.percent, left: price.left, points })
            }
            cancel={t('hints.cancel')}
            confirm={t('hints.confirm')}
            isBusy={isBusy}
            onConfirm={() => void open()}
            onCancel={() => {
              setAsking(false);
              card.current?.focus();
            }}
          />
        ) : (
          <Button size="sm" onClick={() => (attempt.passed ? void open() : setAsking(true))} loading={isBusy}>
            {t('hints.open')}
          </Button>
        ))}
      {html === undefined && fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <Icon icon={iconAlert} size={16} />
          {fault}
        </p>
      )}
    </li>
  );
}
