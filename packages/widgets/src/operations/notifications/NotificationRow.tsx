import type { Notification } from '@drawbridge/contracts/operations';
import { IconButton, iconCheck, iconMail, useLinkRenderer } from '@drawbridge/ui';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { kindText, t } from './messages.ts';
import * as styles from './notifications.css.ts';

interface NotificationRowProps {
  notification: Notification;
  /** It is being opened, here or in a new tab. */
  onOpen: (notification: Notification) => void;
  onMark: (notification: Notification) => void;
}

/** Of a mouse: opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

/** One notification: what happened, when, and whether it was seen. */
export function NotificationRow({ notification, onOpen, onMark }: NotificationRowProps) {
  const renderLink = useLinkRenderer();
  const { content, kind, link, status, created_at } = notification;
  const isUnread = status === 'unread';
  const contentClass = `${styles.content} ${isUnread ? styles.strong : ''}`;
  return (
    <li className={styles.item}>
      <span className={isUnread ? styles.dot : undefined} />
      <div className={styles.body}>
        <p className={contentClass}>
          {link
            ? renderLink({
                href: link,
                className: styles.open,
                onClick: () => onOpen(notification),
                onAuxClick: ({ button }) => button === MIDDLE_BUTTON && onOpen(notification),
                children: content,
              })
            : content}
        </p>
        <p className={styles.about}>
          {isUnread && <span className={styles.unreadWord}>{t('unread')}</span>}
          <span>{kindText(kind)}</span>
          <TimeAgo at={created_at} className={styles.time} />
        </p>
      </div>
      <IconButton
        icon={isUnread ? iconCheck : iconMail}
        label={t(isUnread ? 'markRead' : 'markUnread', { content })}
        tone="quiet"
        size="sm"
        className={styles.action}
        onClick={() => onMark(notification)}
      />
    </li>
  );
}
