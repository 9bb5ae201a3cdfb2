import type { ReviewStep } from '@drawbridge/contracts/practice';
import {
  Icon,
  type IconData,
  iconHint,
  iconList,
  iconLockOpen,
  iconPlay,
  iconReset,
  iconSend,
  iconShieldBroken,
  iconTarget,
} from '@drawbridge/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { toGap, toLocalTime, toZoneName } from '../../kit/time/local-time.ts';
import { toNumber } from './changes.ts';
import { t } from './messages.ts';
import * as styles from './Timeline.css.ts';
import { VerdictPill } from './VerdictPill.tsx';

const ICONS: Record<ReviewStep['kind'], IconData> = {
  opened: iconPlay,
  breach: iconShieldBroken,
  hint: iconHint,
  guidance: iconList,
  solution: iconLockOpen,
  submission: iconSend,
  flag: iconTarget,
  closed: iconReset,
};

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

interface TimelineProps {
  steps: readonly ReviewStep[];
  at: number;
  onAt: (at: number) => void;
}

/** What happened when, in the viewer's own zone. One stop of the Tab key; the arrows walk through it. */
export function Timeline({ steps, at, onAt }: TimelineProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only inside the list: the page stays where it is.
    const frame = list.current;
    const step = frame?.children[at];
    if (!frame || !(step instanceof HTMLElement)) return;
    const above = step.offsetTop - frame.scrollTop;
    if (above < 0) frame.scrollTop = step.offsetTop;
    else if (above + step.offsetHeight > frame.clientHeight)
      frame.scrollTop = step.offsetTop + step.offsetHeight - frame.clientHeight;
  }, [at]);

  const walk = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(at, steps.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    onAt(to);
  };
  return (
    <div className={styles.frame}>
      <ol
        ref={list}
        role="listbox"
        aria-label={t('review.steps')}
        aria-activedescendant={`${id}-${at}`}
        tabIndex={0}
        onKeyDown={walk}
        className={styles.list}
      >
        {steps.map((step, index) => {
          const local = toLocalTime(step.at);
          const before = steps[index - 1];
          const isNewDay = !before || toLocalTime(before.at).day !== local.day;
          const gap = before && toGap(before.at, step.at);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
            <li
              // A record of the past: it never changes order.
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.step}
              onClick={() => onAt(index)}
            >
              <span className={styles.mark} data-kind={step.kind}>
                <Icon icon={ICONS[step.kind]} size={14} />
              </span>
              <span className={styles.words}>
                <span className={styles.stepText}>
                  {step.submission ? t('submission', { number: toNumber(steps, index) }) : step.text}
                  {step.submission && <VerdictPill result={step.submission.result} />}
                </span>
                <span className={styles.when}>
                  <time dateTime={step.at}>
                    {isNewDay && `${local.day}, `}
                    {local.time}
                  </time>
                  {gap !== undefined && <span>{t('review.gap', { gap })}</span>}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.zone}>{t('review.zone', { zone: toZoneName() })}</p>
    </div>
  );
}
