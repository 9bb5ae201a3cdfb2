import type { SsoTestOutcome, SsoTestResult } from '@drawbridge/client/stores/identity/sso-setup';
import { Button, Callout, Card } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { FactList } from '../../kit/detail/FactList.tsx';
import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

const Waiting = () => (
  <LoadingBlocks label={t('result.wait')} heights={[200]}>
    <p className={styles.about}>{t('result.wait')}</p>
  </LoadingBlocks>
);

export interface SsoTestProps {
  /** Leaves for the provider. */
  onRedirect: (url: string) => void;
  onClose: () => void;
}

/** The window of a test sign-in: it leaves for the provider, and shows what came back. @see COMP-9 */
export const SsoTest = withLoading(Loaded, Waiting);

function Loaded({ onRedirect, onClose }: SsoTestProps) {
  const store = useStore('ssoTest');
  const [outcome, setOutcome] = useState<SsoTestOutcome>();
  const hasRun = useRef(false);

  async function proceed() {
    setOutcome(undefined);
    const next = await store.proceed();
    if (next.kind === 'redirect') onRedirect(next.url);
    else setOutcome(next);
  }
  useEffect(() => {
    // A code is used up by its first use, however often effects run.
    if (hasRun.current) return;
    hasRun.current = true;
    void proceed();
  });
  if (!outcome || outcome.kind === 'redirect') return <Waiting />;
  const isPassed = outcome.kind === 'result' && outcome.result.has_passed;
  return (
    <Card as="section">
      <div className={styles.part}>
        {outcome.kind === 'refused' ? (
          <Callout tone="fail" live title={t('result.refused')}>
            {outcome.text}
          </Callout>
        ) : (
          <Result result={outcome.result} />
        )}
        <div className={styles.buttons}>
          <Button tone={isPassed ? 'primary' : 'neutral'} onClick={onClose}>
            {t('result.close')}
          </Button>
          <Button tone={isPassed ? 'neutral' : 'primary'} onClick={() => void proceed()}>
            {t('result.again')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Result({ result }: { result: SsoTestResult }) {
  const { has_passed, fault, links_existing, detail, claims } = result;
  return (
    <>
      <Callout
        tone={has_passed ? 'pass' : 'fail'}
        live
        title={t(has_passed ? 'result.passed' : 'result.failed')}
      >
        {fault === null ? t('result.passedText') : t(`fault.${fault}`)}{' '}
        {detail !== null && t('result.detail', { detail })}
      </Callout>
      {claims && <Claims claims={claims} />}
      {has_passed && !links_existing && <Callout tone="warn">{t('result.unverified')}</Callout>}
    </>
  );
}

function Claims({ claims }: { claims: NonNullable<SsoTestResult['claims']> }) {
  const { subject, email, email_verified, first_name, last_name, groups } = claims;
  const verified = email_verified === null ? 'unknown' : email_verified ? 'yes' : 'no';
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{t('result.claims')}</h2>
      <FactList
        facts={[
          { term: t('claim.subject'), value: subject },
          { term: t('claim.email'), value: email ?? t('claim.none') },
          { term: t('claim.verified'), value: t(`claim.${verified}`) },
          { term: t('claim.firstName'), value: first_name || t('claim.none') },
          { term: t('claim.lastName'), value: last_name || t('claim.none') },
          { term: t('claim.groups'), value: groups?.join(', ') || t('claim.none') },
        ]}
      />
    </div>
  );
}
