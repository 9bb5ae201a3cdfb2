import type { CertificateState, CheckedCertificate } from '@drawbridge/contracts/recognition';
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  iconAlert,
  iconCheck,
  Skeleton,
  TextField,
  VisuallyHidden,
} from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { isNotFound, LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './certifications.css.ts';
import { messages, t } from './messages.ts';
import { toDay, toSolutionText } from './states.ts';

export interface CertificateCheckProps {
  /** A number that is checked immediately. */
  number?: string;
  /** Called when somebody typed this number. The page may put it into its address. */
  onNumber?: (number: string) => void;
}

/** Tells whoever has a check number whether the certificate is valid. @see SVC-14 */
export const CertificateCheck = withLoading(LoadedCheck, Loading);

function LoadedCheck({ number = '', onNumber }: CertificateCheckProps) {
  const store = useStore('certificateCheck');
  const [typed, setTyped] = useState(number);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    setTyped(number);
    if (number !== '') void store.check(number);
  }, [number, store]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = typed.trim();
    setFault(asked === '' ? t('checkMissing') : undefined);
    if (asked === '') return;
    // The page leads to the number's own address, which checks it; otherwise it is checked here.
    if (onNumber && asked !== number) onNumber(asked);
    else void store.check(asked);
  }

  const found = store.found.value;
  return (
    <div className={styles.check}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('checkNumber')}
          hint={t('checkHint')}
          error={fault}
          value={typed}
          maxLength={40}
          mono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" tone="primary" className={styles.submit} loading={found?.state === 'loading'}>
          {t('check')}
        </Button>
      </form>
      <div role="status">
        {found?.state === 'loading' && (
          <>
            <VisuallyHidden>{t('checking')}</VisuallyHidden>
            <Skeleton shape="block" height={220} />
          </>
        )}
        {found?.state === 'ready' && <Result certificate={found.value} />}
        {found?.state === 'problem' &&
          (isNotFound(found.problem) ? (
            <EmptyState compact title={t('checkUnknown')} message={t('checkUnknownText')} />
          ) : (
            <LoadProblem
              compact
              title={t('checkFailed')}
              problem={found.problem}
              onRetry={() => void store.check(typed.trim())}
            />
          ))}
      </div>
    </div>
  );
}

const KINDS: Record<CheckedCertificate['kind'], Message> = {
  course: messages.forCourse,
  certification: messages.forCertification,
  assignment: messages.forAssignment,
};

const RESULTS: Record<CertificateState, { title: Message; tone: 'pass' | 'warn' | 'fail' }> = {
  valid: { title: messages.checkValid, tone: 'pass' },
  expired: { title: messages.checkExpired, tone: 'warn' },
  revoked: { title: messages.checkRevoked, tone: 'fail' },
};

function Result({ certificate }: { certificate: CheckedCertificate }) {
  const { state, name, kind, title, issued_at, expires_at, number } = certificate;
  const { title: verdict, tone } = RESULTS[state];
  const solution = toSolutionText(certificate);
  return (
    <section className={styles.result}>
      <Inline gap="3">
        <h2 className={card.largeTitle}>{verdict.text}</h2>
        <Badge tone={tone} icon={state === 'valid' ? iconCheck : iconAlert}>
          {t(state)}
        </Badge>
      </Inline>
      <dl className={styles.resultFacts}>
        <Fact term={t('holder')}>{name === '' ? t('noName') : name}</Fact>
        <Fact term={KINDS[kind].text}>
          {title}
          {solution !== undefined && <span className={styles.remark}>{solution}</span>}
        </Fact>
        <Fact term={t('issuedOn')}>{toDay(issued_at)}</Fact>
        {expires_at !== undefined && <Fact term={t('validUntil')}>{toDay(expires_at)}</Fact>}
        <Fact term={t('checkNumber')}>{number}</Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.check}>
      <Skeleton shape="block" height={96} />
    </div>
  );
}
