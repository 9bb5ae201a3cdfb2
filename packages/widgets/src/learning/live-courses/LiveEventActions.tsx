import type { LiveEvent } from '@drawbridge/contracts/learning';
import { Button, iconCalendar, LinkButton } from '@drawbridge/ui';
import * as card from '../../kit/card/card.css.ts';
import * as styles from './live-courses.css.ts';
import { t } from './messages.ts';
import { toDateText } from './session-times.ts';

export interface EventActionHandlers {
  /** The address of the course, or of what sells it. */
  toCourseHref: (event: LiveEvent) => string;
  onRegister: (event: LiveEvent) => void;
  onCancel: (event: LiveEvent) => void;
  onJoin: (event: LiveEvent) => void;
  onCalendar: (event: LiveEvent) => void;
}

interface LiveEventActionsProps extends EventActionHandlers {
  event: LiveEvent;
  canJoin: boolean;
  isBusy: boolean;
}

/** What can be done about a session: at most one clear first action. */
export function LiveEventActions(props: LiveEventActionsProps) {
  const { event, canJoin, isBusy, onCancel, onJoin, onCalendar } = props;
  const { event_name: title, event_status, is_registered } = event;
  const values = { title, date: toDateText(event) };
  const cancel = (label: string) => (
    <Button
      tone={event_status === 'cancelled' ? 'neutral' : 'quiet'}
      disabled={isBusy}
      aria-label={label === t('cancel') ? t('cancelEvent', values) : undefined}
      onClick={() => onCancel(event)}
    >
      {label}
    </Button>
  );
  if (event_status === 'ended') return null;
  if (event_status === 'cancelled') return <div className={styles.actions}>{cancel(t('dismiss'))}</div>;
  return (
    <div className={styles.actions}>
      {canJoin && (
        <Button
          tone="primary"
          loading={isBusy}
          aria-label={t('joinEvent', values)}
          onClick={() => onJoin(event)}
        >
          {t('join')}
        </Button>
      )}
      {!is_registered && <TakeSeat {...props} />}
      {is_registered && (
        <Button
          icon={iconCalendar}
          disabled={isBusy}
          aria-label={t('calendarEvent', values)}
          onClick={() => onCalendar(event)}
        >
          {t('calendar')}
        </Button>
      )}
      {is_registered && cancel(t('cancel'))}
    </div>
  );
}

function TakeSeat({ event, isBusy, toCourseHref, onRegister }: LiveEventActionsProps) {
  const { event_name: title, upgrade, disabled, seats_left } = event;
  if (upgrade) return <LinkButton href={toCourseHref(event)}>{t('upgrade')}</LinkButton>;
  if (disabled) return <p className={card.note}>{t('locked')}</p>;
  return (
    <Button
      tone="primary"
      disabled={seats_left === 0}
      loading={isBusy}
      aria-label={t('registerFor', { title, date: toDateText(event) })}
      onClick={() => onRegister(event)}
    >
      {t('register')}
    </Button>
  );
}
