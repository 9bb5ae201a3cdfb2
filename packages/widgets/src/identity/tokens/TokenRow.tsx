import type { TokenInfo } from '@drawbridge/client/stores/identity/tokens';
import { Badge, VisuallyHidden } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import * as styles from './tokens.css.ts';

/** Everything known about a token except its value. */
export function TokenFacts({ token }: { token: TokenInfo }) {
  const { name, scope, ending, created_at, expires_at, is_expired, last_used_at, is_by_admin } = token;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
        <Badge>{t(`scope.${scope}`)}</Badge>
        {is_expired && <Badge tone="warn">{t('expired')}</Badge>}
        {is_by_admin && <Badge tone="info">{t('byAdmin')}</Badge>}
      </p>
      <span className={styles.masked}>
        <span aria-hidden>••••••••{ending}</span>
        <VisuallyHidden>{t('ending', { ending })}</VisuallyHidden>
      </span>
      <p className={styles.facts}>
        <span>{t('made', { date: toDay(created_at) })}</span>
        <span>{t(is_expired ? 'expiredOn' : 'expiresOn', { date: toDay(expires_at) })}</span>
        <span>{last_used_at === null ? t('unused') : t('used', { date: toMoment(last_used_at) })}</span>
      </p>
    </div>
  );
}

export function TokenRow({ token, children }: { token: TokenInfo; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <TokenFacts token={token} />
      {children}
    </li>
  );
}
