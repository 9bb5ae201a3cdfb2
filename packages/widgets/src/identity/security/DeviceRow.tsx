import type { OwnSession } from '@drawbridge/client/stores/identity/own-sessions';
import { Badge, Button } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { toTimeAgoText } from '../../kit/labels/index.ts';
import { format } from '../../provider/format.ts';
import { messages } from './messages.ts';
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
          {is_current && <Badge tone="info">{messages.thisDevice.text}</Badge>}
        </p>
        <p className={styles.facts}>
          <span>
            {messages.network.text} <bdi dir="ltr">{network}</bdi>
          </span>
          <span>
            {messages.signedIn.text}{' '}
            <time dateTime={created_at} title={moments().format(new Date(created_at))}>
              {days().format(new Date(created_at))}
            </time>
          </span>
          <span>
            {messages.lastUsed.text}{' '}
            <time dateTime={last_used_at} title={moments().format(new Date(last_used_at))}>
              {toTimeAgoText(Date.parse(last_used_at), nowMs)}
            </time>
          </span>
        </p>
      </div>
      {!is_current && (
        <Button
          className={styles.button}
          aria-label={format(messages.signOutOf.text, { device, network })}
          onClick={onSignOut}
        >
          {messages.signOut.text}
        </Button>
      )}
    </li>
  );
}
