import type { OwnSession } from '@drawbridge/client/stores/identity/own-sessions';
import { Badge, Button } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { toTimeAgoText } from '../../kit/labels/index.ts';
import { t } from './messages.ts';
import * as styles from './security.css.ts';

const days = () => dateFormat({ dateStyle: 'medium' });
const moments = () => dateFormat({ dateStyle: 'long', timeStyle: 'short' });

interface DeviceRowProps {
  session: OwnSession;
  nowMs: number;
  onSignOut: () => void;
}

/** One session: device, network, start and last use. */
export function DeviceRow({ session, nowMs, onSignOut }: DeviceRowProps) {
  const { device, network, created_at, last_used_at, is_current } = session;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {is_current && <Badge tone="info">{t('thisDevice')}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>
            {t('network')} <bdi dir="ltr">{network}</bdi>
          </span>
          <span>
            {t('signedIn')}{' '}
            <time dateTime={created_at} title={moments().format(new Date(created_at))}>
              {days().format(new Date(created_at))}
            </time>
          </span>
          <span>
            {t('lastUsed')}{' '}
            <time dateTime={last_used_at} title={moments().format(new Date(last_used_at))}>
              {toTimeAgoText(Date.parse(last_used_at), nowMs)}
            </time>
          </span>
        </p>
      </div>
      {!is_current && (
        <Button
          className={styles.button}
          aria-label={t('signOutOf', { device, network })}
          onClick={onSignOut}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
