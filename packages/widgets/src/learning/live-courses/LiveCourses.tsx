import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LiveSessions } from '@drawbridge/client/stores/learning/live-courses';
import type { LiveEvent } from '@drawbridge/contracts/learning';
import { ConfirmDialog, EmptyState, LinkButton, Stack } from '@drawbridge/ui';
import { useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { format } from '../../provider/format.ts';
import type { EventActionHandlers } from './LiveEventActions.tsx';
import { LiveEventCard } from './LiveEventCard.tsx';
import { messages } from './messages.ts';
import { toDateText, toZoneName } from './session-times.ts';

export interface LiveCoursesProps extends Omit<EventActionHandlers, 'onCancel'> {
  sessions: Loadable<LiveSessions, ShownProblem>;
  /** Ids of sessions whose change is being sent. */
  busy?: ReadonlySet<string>;
  onRetry?: (() => void) | undefined;
  /** Gives the seat back. Returns true when it is free. */
  onCancel: (event: LiveEvent) => Promise<boolean>;
  /** The address of the courses that are open at any time. */
  coursesHref: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Lists the upcoming sessions of live courses. It fetches nothing. `ConnectedLiveCourses` fetches the data.
 * @see NAV-25
 */
export function LiveCourses({
  sessions,
  busy = NONE,
  onRetry,
  onCancel,
  coursesHref,
  ...handlers
}: LiveCoursesProps) {
  const [asked, setAsked] = useState<LiveEvent>();
  if (sessions.state === 'loading')
    return <LoadingBlocks label={messages.loading.text} heights={[164, 164, 164]} />;
  if (sessions.state === 'problem')
    return <LoadProblem title={messages.failed.text} problem={sessions.problem} onRetry={onRetry} />;
  const { upcoming, past, nowMs } = sessions.value;
  const cancel = async (event: LiveEvent) => {
    await onCancel(event);
    setAsked(undefined);
  };
  const toCard = (event: LiveEvent) => (
    <li key={event.id}>
      <LiveEventCard
        {...handlers}
        event={event}
        nowMs={nowMs}
        isBusy={busy.has(event.id)}
        // A cancelled session has no seat to lose.
        onCancel={(one) => (one.event_status === 'cancelled' ? void onCancel(one) : setAsked(one))}
      />
    </li>
  );
  return (
    <Stack gap="8">
      {upcoming.length === 0 ? (
        <EmptyState
          page
          title={messages.nothing.text}
          message={messages.nothingText.text}
          actions={<LinkButton href={coursesHref}>{messages.browse.text}</LinkButton>}
        />
      ) : (
        <Stack as="section" gap="4">
          <h2 className={card.heading}>{messages.upcoming.text}</h2>
          <p className={card.note}>{format(messages.zone.text, { zone: toZoneName() })}</p>
          <ul className={card.list}>{upcoming.map(toCard)}</ul>
        </Stack>
      )}
      {past.length > 0 && (
        <Stack as="section" gap="4">
          <h2 className={card.heading}>{messages.past.text}</h2>
          <ul className={card.list}>{past.map(toCard)}</ul>
        </Stack>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={messages.cancelTitle.text}
        message={
          asked ? format(messages.cancelText.text, { title: asked.event_name, date: toDateText(asked) }) : ''
        }
        confirmLabel={messages.cancel.text}
        cancelLabel={messages.keep.text}
        tone="danger"
        busy={asked !== undefined && busy.has(asked.id)}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void cancel(asked)}
      />
    </Stack>
  );
}
