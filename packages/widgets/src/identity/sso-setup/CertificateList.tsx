import type { SigningCertificate } from '@drawbridge/client/stores/identity/sso-setup';
import { Badge } from '@drawbridge/ui';
import { useState } from 'react';
import { toDay } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

const SOON_MS = 30 * 86_400_000;

type State = 'valid' | 'endsSoon' | 'endedLabel';
const TONES = { valid: 'pass', endsSoon: 'warn', endedLabel: 'fail' } as const;

function toState(validUntil: string | null, nowMs: number): State {
  if (validUntil === null) return 'valid';
  const leftMs = new Date(validUntil).getTime() - nowMs;
  return leftMs <= 0 ? 'endedLabel' : leftMs <= SOON_MS ? 'endsSoon' : 'valid';
}

/** The certificates with which a SAML provider may sign, and when each ends. */
export function CertificateList({ certificates }: { certificates: readonly SigningCertificate[] }) {
  const [nowMs] = useState(() => Date.now());
  return (
    <div className={styles.block}>
      <h3 className={styles.smallTitle}>{t('certificates')}</h3>
      <ul className={styles.lines}>
        {certificates.map(({ fingerprint, subject, valid_until }) => {
          const state = toState(valid_until, nowMs);
          const end =
            valid_until === null
              ? t('noEnd')
              : t(state === 'endedLabel' ? 'ended' : 'validUntil', { date: toDay(valid_until) });
          return (
            <li key={fingerprint} className={styles.line}>
              <span className={styles.lineWords}>
                <span className={styles.strong}>{subject || t('unnamed')}</span>
                <span className={styles.side}>{end}</span>
                <span className={styles.mono}>{fingerprint}</span>
              </span>
              <Badge tone={TONES[state]}>{t(state)}</Badge>
            </li>
          );
        })}
      </ul>
      <p className={styles.side}>{t('notices')}</p>
    </div>
  );
}
