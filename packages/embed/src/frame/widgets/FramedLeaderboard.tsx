import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { type BoardView, ConnectedHallOfFame } from '@drawbridge/widgets/recognition/public-profile';
import { useState } from 'react';
import { addresses } from '../addresses.ts';

/** People who chose to be shown, ranked by points; public. */
export function FramedLeaderboard() {
  const [view, setView] = useState<BoardView>({ period: 'week', page: 1 });
  return (
    <ConnectedHallOfFame
      view={view}
      onView={setView}
      toHref={({ period, page }) =>
        `${new URL(PUBLIC_PAGES.hallOfFame, location.origin).href}?period=${period}&page=${page}`
      }
      profileHref={addresses.profile}
    />
  );
}
