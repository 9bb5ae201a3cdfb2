import { LAB_GUIDANCE, type LabGuidance } from '@drawbridge/contracts/practice';
import { Button, Icon, iconAlert, iconList, iconTarget } from '@drawbridge/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { toFaultText } from '../fault-text.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Guidance.css.ts';
import { toGuidedPoints } from './guided-points.ts';
import { type MessageId, t } from './messages.ts';

const ICONS = { unguided: iconTarget, guided: iconList };

/** Above the first step until the learner chose, and wherever the learner asks to change the choice. */
export function GuidanceCard() {
  const { data, view, lab, attempt, actions } = useLabPage();
  const { guidance, points_left } = attempt.value;
  const { points, goal } = lab.value;
  const isAsked = view.isGuidanceOpen.value;
  const isBusy = data.help.isChoosingGuidance.value;
  const [fault, setFault] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const id = useId();

  // Opened from a menu, which gave the focus back to its button.
  useEffect(() => {
    if (isAsked) card.current?.focus();
  }, [isAsked]);

  const choose = async (chosen: LabGuidance) => {
    setFault(undefined);
    if (chosen === guidance) return view.closeGuidance();
    if (await data.help.chooseGuidance(chosen)) {
      view.closeGuidance();
      return actions.goTo('steps');
    }
    const texts = { offline: t('guidance.offline'), failed: t('guidance.failed') };
    setFault(toFaultText(data.problem.peek(), texts));
  };
  const toDetail = (one: LabGuidance): MessageId =>
    one === 'guided' && goal ? 'guidance.guided.detail.attack' : `guidance.${one}.detail`;

  return (
    <section ref={card} tabIndex={-1} aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {t('guidance.question')}
      </h2>
      <div className={styles.choices}>
        {LAB_GUIDANCE.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === guidance}
            disabled={isBusy}
            onClick={() => void choose(one)}
            className={styles.choice}
          >
            <span className={styles.name}>
              <Icon icon={ICONS[one]} size={16} />
              {t(`guidance.${one}`)}
              {one === guidance && <span className={styles.current}>{t('guidance.current')}</span>}
            </span>
            <span className={styles.detail}>{t(toDetail(one))}</span>
            <span className={styles.points}>
              {t('guidance.points', {
                left: one === 'guided' ? toGuidedPoints(attempt.value, points) : points_left,
                points,
              })}
            </span>
          </button>
        ))}
      </div>
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <Icon icon={iconAlert} size={16} />
          {fault}
        </p>
      )}
      <div className={styles.foot}>
        <span>{t('guidance.later')}</span>
        {isAsked && (
          <Button size="sm" tone="quiet" onClick={view.closeGuidance}>
            {t('guidance.close')}
          </Button>
        )}
      </div>
    </section>
  );
}
