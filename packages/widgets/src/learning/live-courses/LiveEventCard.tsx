import { toOpensAtMs } from '@drawbridge/client/stores/learning/live-courses';
import type { EventStatus } from '@drawbridge/contracts';
import type { LiveEvent } from '@drawbridge/contracts/learning';
import {
  Avatar,
  Badge,
  type BadgeProps,
  Card,
  Icon,
  iconCheck,
  iconClock,
  iconLiveEvent,
  iconUsers,
  useLinkRenderer,
} from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { toFigure } from '@drawbridge/ui/messages';
import * as card from '../../kit/card/card.css.ts';
import { LockBadge } from '../../kit/lock/index.ts';
import { toInstructors } from '../course/instructors.ts';
import { type EventActionHandlers, LiveEventActions } from './LiveEventActions.tsx';
import * as styles from './live-courses.css.ts';
import { messages, t } from './messages.ts';
import { toClockText, toDateBlock, toTimeText } from './session-times.ts';

export interface LiveEventCardProps extends EventActionHandlers {
  event: LiveEvent;
  /** The current time on the server. */
  nowMs: number;
  isBusy: boolean;
}

const STATUSES: Record<EventStatus, { text: Message } & Pick<BadgeProps, 'tone' | 'icon' | 'solid'>> = {
  upcoming: { text: messages.statusUpcoming, tone: 'info' },
  full: { text: messages.statusFull, tone: 'warn' },
  live: { text: messages.statusLive, tone: 'primary', icon: iconLiveEvent, solid: true },
  ended: { text: messages.statusEnded },
  cancelled: { text: messages.statusCancelled, tone: 'fail' },
};

/** Shows one session of a live course and what the learner can do about it. @see NAV-25 */
export function LiveEventCard(props: LiveEventCardProps) {
  const { event, nowMs, toCourseHref } = props;
  const renderLink = useLinkRenderer();
  const { event_name, event_status, is_registered, description } = event;
  const { text, ...look } = STATUSES[event_status];
  const { day, month } = toDateBlock(event, nowMs);
  const opensAtMs = toOpensAtMs(event);
  const isAhead = event_status === 'upcoming' || event_status === 'full';
  return (
    <Card as="article" className={event_status === 'live' ? styles.live : undefined}>
      <div className={styles.row}>
        <time dateTime={event.starts_at} className={styles.date}>
          <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
        </time>
        <div className={card.words}>
          <div className={card.badges}>
            {/* The heading above says that it is still to come. */}
            {event_status !== 'upcoming' && <Badge {...look}>{text.text}</Badge>}
            <LockBadge thing={event} />
            {is_registered && event_status !== 'cancelled' && (
              <Badge tone="pass" icon={iconCheck}>
                {event_status === 'ended' ? t('attended') : t('registered')}
              </Badge>
            )}
          </div>
          <h3 className={card.title}>
            {renderLink({ href: toCourseHref(event), className: card.link, children: event_name })}
          </h3>
          <p className={card.lead}>{description}</p>
          <p className={card.facts}>
            <span className={card.fact}>
              <Icon icon={iconClock} size={16} />
              {toTimeText(event)}
            </span>
            {(isAhead || event_status === 'live') && <Seats event={event} />}
          </p>
          <Instructors event={event} />
          {is_registered && isAhead && nowMs < opensAtMs && (
            <p className={card.note}>{t('opens', { time: toClockText(opensAtMs) })}</p>
          )}
        </div>
        <LiveEventActions {...props} canJoin={is_registered && nowMs >= opensAtMs} />
      </div>
    </Card>
  );
}

function Seats({ event: { seats, seats_left } }: { event: LiveEvent }) {
  const values = { seats: toFigure(seats), count: toFigure(seats_left) };
  return (
    <span className={card.fact}>
      <Icon icon={iconUsers} size={16} />
      {t(seats_left === 0 ? 'noSeat' : 'seatsLeft', values)}
    </span>
  );
}

/** @see CARD-15 */
function Instructors({ event: { instructor_id } }: { event: LiveEvent }) {
  const people = toInstructors(instructor_id);
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t('instructors')}>
      {people.map(({ id, name, logo }) => (
        <li key={id} className={card.fact}>
          <Avatar name={name} src={logo ?? null} size={24} decorative />
          {name}
        </li>
      ))}
    </ul>
  );
}
