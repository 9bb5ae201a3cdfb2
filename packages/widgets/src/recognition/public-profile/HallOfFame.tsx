import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { Board } from '@drawbridge/client/stores/recognition/public-profile';
import { BOARD_PERIODS, type BoardPeriod, type OwnStanding } from '@drawbridge/contracts/recognition';
import { EmptyState, LinkButton, ProblemState, Stack, Tabs, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useId } from 'react';
import { format } from '../../provider/format.ts';
import { BoardTable } from './BoardTable.tsx';
import * as styles from './board.css.ts';
import { LoadingBoard } from './LoadingBoard.tsx';
import { messages } from './messages.ts';

/** The part of the board to show. The host keeps it in its address. */
export interface BoardView {
  period: BoardPeriod;
  page: number;
}

export interface HallOfFameProps {
  /** The part that `view` names. */
  board: Loadable<Board, ShownProblem>;
  /** The reader's place. Null for readers who are not on the board, undefined until it is known. */
  own?: OwnStanding | null | undefined;
  /** Fetches the board again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  view: BoardView;
  onView: (view: BoardView) => void;
  toHref: (view: BoardView) => string;
  profileHref: (userId: string) => string;
  /** The address where a signed-in person chooses to be shown. Undefined for others. */
  settingsHref?: string | undefined;
}

/**
 * Shows the people who chose to be shown, by points. It fetches nothing. `ConnectedHallOfFame` fetches the data.
 * @see PROF-13, EMB-1
 */
export function HallOfFame({
  board,
  own,
  onRetry,
  view,
  onView,
  toHref,
  profileHref,
  settingsHref,
}: HallOfFameProps) {
  const { period } = view;
  const panelId = useId();
  return (
    <Stack gap="5">
      <div className={styles.head}>
        <Tabs
          label={messages.period.text}
          variant="pill"
          tabs={BOARD_PERIODS.map((id) => ({ id, label: messages[`period.${id}`].text }))}
          value={period}
          onChange={(id) => onView({ period: id as BoardPeriod, page: 1 })}
          panelId={panelId}
        />
        {settingsHref !== undefined && own !== undefined && (
          <OwnLine own={own} view={view} toHref={toHref} settingsHref={settingsHref} />
        )}
      </div>
      <div role="tabpanel" id={panelId} aria-label={messages[`period.${period}`].text}>
        {board.state === 'loading' && <LoadingBoard />}
        {board.state === 'problem' && (
          <ProblemState
            title={messages.failed.text}
            message={board.problem.message}
            incidentId={board.problem.incident}
            onRetry={onRetry}
          />
        )}
        {board.state === 'ready' && (
          <Shown
            board={board.value}
            view={view}
            toHref={toHref}
            profileHref={profileHref}
            ownId={own?.user_id}
          />
        )}
      </div>
    </Stack>
  );
}

interface OwnLineProps extends Pick<HallOfFameProps, 'view' | 'toHref'> {
  own: OwnStanding | null;
  settingsHref: string;
}

function OwnLine({ own, view, toHref, settingsHref }: OwnLineProps) {
  const renderLink = useLinkRenderer();
  if (!own)
    return (
      <p className={styles.own}>
        <span>{messages.notOn.text}</span>
        {renderLink({ href: settingsHref, children: messages.toSettings.text })}
      </p>
    );
  return (
    <p className={styles.own}>
      <span className={styles.ownRank}>{format(messages.ownRank.text, { rank: toFigure(own.rank) })}</span>
      <span>{format(messages.ownPoints.text, { points: toFigure(own.points) })}</span>
      {own.page !== view.page &&
        renderLink({ href: toHref({ ...view, page: own.page }), children: messages.showOwn.text })}
    </p>
  );
}

interface ShownProps extends Pick<HallOfFameProps, 'view' | 'toHref' | 'profileHref'> {
  board: Board;
  ownId: string | undefined;
}

function Shown({ board, view, toHref, profileHref, ownId }: ShownProps) {
  const { entries, pagination } = board;
  if (pagination.total === 0)
    return (
      <EmptyState
        title={view.period === 'all' ? messages.nobodyTitle.text : messages.nobodyYet.text}
        message={messages.nobodyText.text}
      />
    );
  if (entries.length === 0)
    return (
      <EmptyState
        title={messages.pastEnd.text}
        actions={<LinkButton href={toHref({ ...view, page: 1 })}>{messages.firstPage.text}</LinkButton>}
      />
    );
  const { page, pages } = pagination;
  return (
    <Stack gap="5">
      <BoardTable entries={entries} ownId={ownId} profileHref={profileHref} />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={messages.pages.text}>
          {page > 1 && (
            <LinkButton size="sm" href={toHref({ ...view, page: page - 1 })}>
              {messages.previous.text}
            </LinkButton>
          )}
          <span className={styles.pageOf}>{format(messages.pageOf.text, { page, pages })}</span>
          {page < pages && (
            <LinkButton size="sm" href={toHref({ ...view, page: page + 1 })}>
              {messages.next.text}
            </LinkButton>
          )}
        </nav>
      )}
    </Stack>
  );
}
