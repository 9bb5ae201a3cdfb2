import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LiveSessions } from '@drawbridge/client/stores/learning/live-courses';
import type { LiveEvent } from '@drawbridge/contracts/learning';
import { ConfirmDialog, EmptyState, LinkButton, Stack } from '@drawbridge/ui';
import { useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import type { EventActionHandlers } from './LiveEventActions.tsx';
import { LiveEventCard } from './LiveEventCard.tsx';
import { t } from './messages.ts';
import { toDateText, toZoneName } from './session-times.ts';

export interface LiveCoursesProps extends Omit<EventActionHandlers, 'onCancel'> {
  sessions: Loadable<LiveSessions, ShownProblem>;
  /** Ids of sessions whose change is being sent. */
  busy?: ReadonlySet<string>;
  onRetry?: (() => void) | undefined;
  /** Gives the seat back. Returns true when it is free. */
  onCancel: (event: LiveEvent) => Promise<boolean>;
  /** Adds the sessions of more live courses. */
  onMore?: (() => void) | undefined;
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
  onMore = () => undefined,
  coursesHref,
  ...handlers
}: LiveCoursesProps) {
  const [asked, setAsked] = useState<LiveEvent>();
  if (sessions.state === 'loading') return <LoadingBlocks label={t('loading')} heights={[164, 164, 164]} />;
  if (sessions.state === 'problem')
    return <LoadProblem title={t('failed')} problem={sessions.problem} onRetry={onRetry} />;
  const { upcoming, past, nowMs, pages } = sessions.value;
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
        // A canceled session has no seat to lose.
        onCancel={(one) => (one.event_status === 'cancelled' ? void onCancel(one) : setAsked(one))}
      />
    </li>
  );
  return (
    <Stack gap="8">
      <KeptNote list={sessions} onRetry={onRetry} />
      {upcoming.length === 0 ? (
        <EmptyState
          page
          title={t('nothing')}
          message={t('nothingText')}
          actions={<LinkButton href={coursesHref}>{t('browse')}</LinkButton>}
        />
      ) : (
        <Stack as="section" gap="4">
          <h2 className={card.heading}>{t('upcoming')}</h2>
          <p className={card.note}>{t('zone', { zone: toZoneName() })}</p>
          <ul className={card.list}>{upcoming.map(toCard)}</ul>
        </Stack>
      )}
      {past.length > 0 && (
        <Stack as="section" gap="4">
          <h2 className={card.heading}>{t('past')}</h2>
          <ul className={card.list}>{past.map(toCard)}</ul>
        </Stack>
      )}
      <MoreButton list={pages} label={t('more')} failedText={t('moreFailed')} aheadPx={600} onMore={onMore} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('cancelTitle')}
        message={asked ? t('cancelText', { title: asked.event_name, date: toDateText(asked) }) : ''}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        tone="danger"
        busy={asked !== undefined && busy.has(asked.id)}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void cancel(asked)}
      />
    </Stack>
  );
}
