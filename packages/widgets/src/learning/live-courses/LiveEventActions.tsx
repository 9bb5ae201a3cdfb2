import type { LiveEvent } from '@drawbridge/contracts/learning';
import { Button, iconCalendar, LinkButton } from '@drawbridge/ui';
import * as card from '../../kit/card/card.css.ts';
import { format } from '../../provider/format.ts';
import * as styles from './live-courses.css.ts';
import { messages } from './messages.ts';
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
      aria-label={label === messages.cancel.text ? format(messages.cancelEvent.text, values) : undefined}
      onClick={() => onCancel(event)}
    >
      {label}
    </Button>
  );
  if (event_status === 'ended') return null;
  if (event_status === 'cancelled')
    return <div className={styles.actions}>{cancel(messages.dismiss.text)}</div>;
  return (
    <div className={styles.actions}>
      {canJoin && (
        <Button
          tone="primary"
          loading={isBusy}
          aria-label={format(messages.joinEvent.text, values)}
          onClick={() => onJoin(event)}
        >
          {messages.join.text}
        </Button>
      )}
      {!is_registered && <TakeSeat {...props} />}
      {is_registered && (
        <Button
          icon={iconCalendar}
          disabled={isBusy}
          aria-label={format(messages.calendarEvent.text, values)}
          onClick={() => onCalendar(event)}
        >
          {messages.calendar.text}
        </Button>
      )}
      {is_registered && cancel(messages.cancel.text)}
    </div>
  );
}

function TakeSeat({ event, isBusy, toCourseHref, onRegister }: LiveEventActionsProps) {
  const { event_name: title, upgrade, disabled, seats_left } = event;
  if (upgrade) return <LinkButton href={toCourseHref(event)}>{messages.upgrade.text}</LinkButton>;
  if (disabled) return <p className={card.note}>{messages.locked.text}</p>;
  return (
    <Button
      tone="primary"
      disabled={seats_left === 0}
      loading={isBusy}
      aria-label={format(messages.registerFor.text, { title, date: toDateText(event) })}
      onClick={() => onRegister(event)}
    >
      {messages.register.text}
    </Button>
  );
}
