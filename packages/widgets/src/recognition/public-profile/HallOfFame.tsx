import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { Board } from '@drawbridge/client/stores/recognition/public-profile';
import { BOARD_PERIODS, type BoardPeriod, type OwnStanding } from '@drawbridge/contracts/recognition';
import { EmptyState, LinkButton, ProblemState, Stack, Tabs, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useId } from 'react';
import { KeptNote } from '../../kit/loadable/index.ts';
import { BoardTable } from './BoardTable.tsx';
import * as styles from './board.css.ts';
import { LoadingBoard } from './LoadingBoard.tsx';
import { t } from './messages.ts';

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
          label={t('period')}
          variant="pill"
          tabs={BOARD_PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={period}
          onChange={(id) => onView({ period: id as BoardPeriod, page: 1 })}
          panelId={panelId}
        />
        {settingsHref !== undefined && own !== undefined && (
          <OwnLine own={own} view={view} toHref={toHref} settingsHref={settingsHref} />
        )}
      </div>
      <div role="tabpanel" id={panelId} aria-label={t(`period.${period}`)}>
        {board.state === 'loading' && <LoadingBoard />}
        {board.state === 'problem' && (
          <ProblemState
            title={t('failed')}
            message={board.problem.message}
            incidentId={board.problem.incident}
            onRetry={onRetry}
          />
        )}
        <KeptNote list={board} onRetry={onRetry} />
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
        <span>{t('notOn')}</span>
        {renderLink({ href: settingsHref, children: t('toSettings') })}
      </p>
    );
  return (
    <p className={styles.own}>
      <span className={styles.ownRank}>{t('ownRank', { rank: toFigure(own.rank) })}</span>
      <span>{t('ownPoints', { points: toFigure(own.points) })}</span>
      {own.page !== view.page &&
        renderLink({ href: toHref({ ...view, page: own.page }), children: t('showOwn') })}
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
        title={view.period === 'all' ? t('nobodyTitle') : t('nobodyYet')}
        message={t('nobodyText')}
      />
    );
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('pastEnd')}
        actions={<LinkButton href={toHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>}
      />
    );
  const { page, pages } = pagination;
  return (
    <Stack gap="5">
      <BoardTable entries={entries} ownId={ownId} profileHref={profileHref} />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {page > 1 && (
            <LinkButton size="sm" href={toHref({ ...view, page: page - 1 })}>
              {t('previous')}
            </LinkButton>
          )}
          <span className={styles.pageOf}>{t('pageOf', { page, pages })}</span>
          {page < pages && (
            <LinkButton size="sm" href={toHref({ ...view, page: page + 1 })}>
              {t('next')}
            </LinkButton>
          )}
        </nav>
      )}
    </Stack>
  );
}
