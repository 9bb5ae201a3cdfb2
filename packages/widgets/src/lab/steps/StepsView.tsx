import {
  Button,
  cx,
  Icon,
  iconArrowLeft,
  iconArrowRight,
  iconCheck,
  iconPassed,
  Prose,
  VisuallyHidden,
} from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { AttackAndFixProgress } from '../breach/AttackAndFixProgress.tsx';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { SafeHtml } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { t } from './messages.ts';
import * as styles from './StepsView.css.ts';

/** The brief, one step at a time; "Next" ticks a step. */
export function StepsView() {
  const { lab, view, readSteps, actions } = useLabPage();
  const { steps } = lab.value;
  const read = readSteps.ids.value;
  const firstUnread = steps.findIndex(({ id }) => !read.includes(id));
  const at = Math.min(
    view.step.value ?? (firstUnread < 0 ? steps.length : firstUnread),
    Math.max(0, steps.length - 1),
  );
  const body = useRef<HTMLElement>(null);
  const shown = useRef(at);
  const step = steps[at];

  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    body.current?.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [at]);
  const next = () => {
    if (!step) return;
    readSteps.add(step.id);
    if (at + 1 < steps.length) view.showStep(at + 1);
    else {
      view.showStep(at);
      actions.goToWork();
    }
  };

  return (
    <div className={styles.view}>
      <div>
        <AttackAndFixProgress />
        <ol className={styles.list} aria-label={t('steps.list')}>
          {steps.map(({ id, title }, index) => {
            const isRead = read.includes(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={index === at ? 'step' : undefined}
                  className={styles.entry}
                  onClick={() => view.showStep(index)}
                >
                  <span className={cx(styles.mark, isRead && styles.markRead)}>
                    {isRead ? <Icon icon={iconCheck} size={13} /> : index + 1}
                  </span>
                  <span className={styles.entryTitle}>{title}</span>
                  {isRead && <VisuallyHidden>, {t('steps.read')}</VisuallyHidden>}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <ScrollArea ref={body} className={styles.body} label={step?.title ?? t('pane.steps')}>
        {step && (
          <Prose className={styles.prose}>
            <h2>{step.title}</h2>
            <DeferredBoundary waiting={<DeferredSkeleton />}>
              <SafeHtml html={step.html} />
            </DeferredBoundary>
          </Prose>
        )}
      </ScrollArea>
      <div className={styles.foot}>
        <Button
          tone="quiet"
          size="sm"
          icon={iconArrowLeft}
          disabled={at === 0}
          onClick={() => view.showStep(at - 1)}
        >
          {t('steps.back')}
        </Button>
        <span className={page.muted}>{t('steps.count', { at: at + 1, all: steps.length })}</span>
        <Button
          size="sm"
          {...(at + 1 < steps.length ? { iconEnd: iconArrowRight } : { iconEnd: iconPassed })}
          onClick={next}
        >
          {t(at + 1 < steps.length ? 'steps.next' : 'steps.done')}
        </Button>
      </div>
    </div>
  );
}
