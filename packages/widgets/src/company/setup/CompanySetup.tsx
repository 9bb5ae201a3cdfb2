import type { CompanySetup as Setup } from '@drawbridge/client/stores/company/setup';
import type { SetupStep } from '@drawbridge/contracts/company';
import { Button, Card, ProgressBar } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { SetupStepRow, type Shown } from './SetupStepRow.tsx';
import * as styles from './setup.css.ts';

export interface CompanySetupProps {
  /** Where a step is done. */
  toStep: (step: SetupStep) => string;
  /** `card`: nothing once it is closed. `page`: always every step. */
  place: 'card' | 'page';
}

/** The steps of a new company, for its administrators. */
export const CompanySetup = withLoading(Loaded, Loading);

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[420]} />;
}

function Loaded({ toStep, place }: CompanySetupProps) {
  const store = useStore('companySetup');
  const { isBusy, act } = useAct();
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.setup;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return (
      <KnownProblem
        problem={known.problem}
        title={t('problem')}
        onRetry={() => void store.load()}
        known={{ forbidden: { title: t('denied'), message: t('deniedText') } }}
      />
    );
  const { value: setup } = known;
  if (place === 'card' && setup.is_closed) return null;
  const isOver = setup.is_complete && place === 'card';
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="company-setup">
      <Head setup={setup} />
      {isOver ? (
        <div>
          <Button loading={isBusy} onClick={() => void act(() => store.close())}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <ol className={styles.list} aria-label={t('steps')}>
          {setup.steps.map((step, at) => (
            <SetupStepRow
              key={step.step}
              step={step}
              shown={toShown(setup, at)}
              nth={at + 1}
              href={toStep(step.step)}
              onChoose={(of, choice) => {
                if (!isBusy) void act(() => store.choose(of, choice));
              }}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The first open step is the next one. */
function toShown({ steps }: Setup, at: number): Shown {
  const state = steps[at]?.state ?? 'open';
  if (state !== 'open') return state;
  return steps.findIndex((one) => one.state === 'open') === at ? 'next' : 'later';
}

function Head({ setup: { steps, is_complete: isComplete } }: { setup: Setup }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const skipped = steps.filter(({ state }) => state === 'skipped').length;
  return (
    <div className={styles.head} role="status">
      <div className={styles.headLine}>
        <h2 id="company-setup" className={styles.title}>
          {t(isComplete ? 'complete' : 'title')}
        </h2>
        <span className={styles.count}>
          {t('progress', { done, all: steps.length })}
          {skipped > 0 && ` · ${t('skippedCount', { count: skipped })}`}
        </span>
      </div>
      {isComplete ? (
        <p className={styles.about}>{t('completeText')}</p>
      ) : (
        <ProgressBar label={t('bar')} size="sm" value={((done + skipped) / steps.length) * 100} />
      )}
    </div>
  );
}
