import type { PlatformStore, PlatformTest as Test } from '@drawbridge/client/stores/integration/platform';
import type { PlatformCheck } from '@drawbridge/contracts/integration';
import { Badge, Button, Callout, Card, iconFailed, iconMinus, iconPassed, iconWarning } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { toMoment } from '../../kit/time/moment-text.ts';
import * as styles from './lti-integration.css.ts';
import { isMessage, t } from './messages.ts';

const LOOKS = {
  passed: { tone: 'pass', icon: iconPassed },
  warning: { tone: 'warn', icon: iconWarning },
  failed: { tone: 'fail', icon: iconFailed },
  skipped: { tone: 'neutral', icon: iconMinus },
} as const;

/** The result of a check as text, and what to do. */
export function toWords({ id, result, field, value }: PlatformCheck): string {
  if (id === 'key_set' && result === 'ok' && value !== null)
    return value === '1' ? t('test.key') : t('test.keys', { count: value });
  const fieldId = `field.${field}`;
  const name = isMessage(fieldId) ? t(fieldId) : t('field.value');
  return t(`result.${result}`, { field: name, value: value ?? '' });
}

/** Calls the platform from the server and reports what works. @see LTI-26 */
export function PlatformTest({ store }: { store: PlatformStore }) {
  useSignals();
  const [refusal, setRefusal] = useState<string>();
  const test = store.test.value;
  async function run() {
    const outcome = await store.runTest();
    setRefusal(outcome.kind === 'refused' ? outcome.text : undefined);
  }
  return (
    <Card as="section" aria-labelledby="platform-test">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id="platform-test" className={styles.title}>
              {t('test')}
            </h2>
            <p className={styles.about}>{t('test.about')}</p>
          </div>
          <Button loading={store.isTesting.value} onClick={() => void run()}>
            {t(test ? 'test.again' : 'test.run')}
          </Button>
        </div>
        {refusal && (
          <Callout tone="fail" live>
            {refusal}
          </Callout>
        )}
        {test && <Outcome test={test} />}
      </div>
    </Card>
  );
}

function Outcome({ test }: { test: Test }) {
  const { checks, ignored_claims: ignored, checked_at: at } = test;
  const count = checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'warning').length;
  return (
    <div className={styles.part}>
      <div role="status" className={styles.words}>
        <strong>{count === 0 ? t('test.all') : t('test.some', { count, all: checks.length })}</strong>
        <span className={styles.side}>{t('test.at', { time: toMoment(at) })}</span>
      </div>
      <ul aria-label={t('test.list')} className={styles.lines}>
        {checks.map((check) => {
          const { tone, icon } = LOOKS[check.outcome];
          return (
            <li key={check.id} className={styles.check}>
              <span>
                <Badge tone={tone} icon={icon}>
                  {t(`outcome.${check.outcome}`)}
                </Badge>
              </span>
              <span className={styles.words}>
                <span className={styles.strong}>{t(`check.${check.id}`)}</span>
                <span className={styles.side}>{toWords(check)}</span>
                {check.id === 'claims' && ignored.length > 0 && (
                  <ul className={styles.claims}>
                    {ignored.map(({ claim, found }) => (
                      <li key={claim} className={styles.side}>
                        {t(`found.${found}`, { claim })}
                      </li>
                    ))}
                  </ul>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
