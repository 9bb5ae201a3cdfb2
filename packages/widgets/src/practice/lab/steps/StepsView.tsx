import { DeferredBoundary, DeferredSkeleton, ScrollArea } from '@drawbridge/lab-workspace/base';
import { Button, IconButton, iconArrowLeft, iconArrowRight, iconPassed, Prose } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { AttackAndFixProgress } from '../breach/AttackAndFixProgress.tsx';
import { GuidanceCard, LabText, TourCard, WithheldStep } from '../deferred/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import { StepMenu } from './StepMenu.tsx';
import * as styles from './StepsView.css.ts';

/** The brief, one step at a time; "Next" ticks a step. */
export function StepsView() {
  const { lab, attempt, view, readSteps, actions, canChooseGuidance } = useLabPage();
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
  const title = step ? (step.title ?? t('guidance.withheld')) : t('pane.steps');

  const isAsked = view.isGuidanceOpen.value;
  const isChoosing =
    canChooseGuidance.value && (isAsked || (at === 0 && attempt.value.guidance === undefined));

  useEffect(() => {
    if (isAsked) body.current?.scrollTo({ top: 0 });
  }, [isAsked]);
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
      <AttackAndFixProgress />
      <ScrollArea ref={body} className={styles.body} label={title}>
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          {isChoosing ? <GuidanceCard /> : <TourCard />}
          {step && (
            <Prose className={styles.prose}>
              <h2>{title}</h2>
              {step.html === undefined ? <WithheldStep /> : <LabText html={step.html} />}
            </Prose>
          )}
        </DeferredBoundary>
      </ScrollArea>
      <div className={styles.foot}>
        <IconButton
          icon={iconArrowLeft}
          label={t('steps.back')}
          disabled={at === 0}
          onClick={() => view.showStep(at - 1)}
        />
        <StepMenu at={at} />
        <Button
          {...(at + 1 < steps.length ? { iconEnd: iconArrowRight } : { iconEnd: iconPassed })}
          onClick={next}
        >
          {t(at + 1 < steps.length ? 'steps.next' : 'steps.done')}
        </Button>
      </div>
    </div>
  );
}
