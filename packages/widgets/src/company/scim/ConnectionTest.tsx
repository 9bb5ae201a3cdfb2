import type {
  ScimConnectionStore,
  ScimTestStep,
} from '@drawbridge/client/stores/company/scim/scim-connection';
import {
  Badge,
  Button,
  Callout,
  Card,
  iconClock,
  iconFailed,
  iconMinus,
  iconPassed,
  iconReload,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

const LOOKS = {
  waiting: { tone: 'neutral', icon: iconClock },
  running: { tone: 'info', icon: iconReload },
  passed: { tone: 'pass', icon: iconPassed },
  skipped: { tone: 'neutral', icon: iconMinus },
  failed: { tone: 'fail', icon: iconFailed },
} as const;

/** What is wrong with a step, and what to do; otherwise what was sent. */
function toWords({ method, path, outcome }: ScimTestStep): string {
  if (outcome.kind !== 'failed') return `${method} ${path.replace(/\/Users\/.+/, '/Users/…')}`;
  return t(`fault.${outcome.fault}`, { method, status: outcome.status ?? '' });
}

/** Calls the base URL from the browser as the directory would, and says of each step what to do. */
export function ConnectionTest({ store }: { store: ScimConnectionStore }) {
  useSignals();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const steps = store.steps.value;
  async function run() {
    setRunning(true);
    setRefusal(undefined);
    const outcome = await store.runTest();
    setRunning(false);
    if (outcome.kind === 'refused') setRefusal(outcome.text);
  }
  return (
    <Card as="section" aria-labelledby="scim-test">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id="scim-test" className={styles.title}>
              {t('test')}
            </h2>
            <p className={styles.about}>{t('test.about')}</p>
            <div role="status">{steps.length > 0 && !isRunning && <Summary steps={steps} />}</div>
          </div>
          <Button loading={isRunning} onClick={() => void run()}>
            {t(steps.length > 0 ? 'test.again' : 'test.run')}
          </Button>
        </div>
        {refusal !== undefined && (
          <Callout tone="fail" live>
            {refusal}
          </Callout>
        )}
        {steps.length > 0 && (
          <ul aria-label={t('test.list')} className={styles.lines}>
            {steps.map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Summary({ steps }: { steps: readonly ScimTestStep[] }) {
  const count = steps.filter(({ outcome }) => outcome.kind === 'failed').length;
  return <strong>{count === 0 ? t('test.all') : t('test.some', { count, all: steps.length })}</strong>;
}

function Step({ step }: { step: ScimTestStep }) {
  const { id, outcome } = step;
  return (
    <li className={styles.step}>
      <span>
        <Badge {...LOOKS[outcome.kind]}>{t(`outcome.${outcome.kind}`)}</Badge>
      </span>
      <span className={styles.words}>
        <span className={styles.strong}>{t(`step.${id}`)}</span>
        <span className={styles.side}>{toWords(step)}</span>
      </span>
    </li>
  );
}
