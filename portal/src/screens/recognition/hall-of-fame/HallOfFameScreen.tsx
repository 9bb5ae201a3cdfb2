import { ConnectedHallOfFame } from '@drawbridge/widgets/recognition/public-profile';
import { useSearch } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { OpenPage } from '../../../layouts/OpenPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { readView, toBoardHref } from './board-address.ts';
import { t } from './messages.ts';

/** @see ROUTE-21, PROF-13 */
export function HallOfFameScreen() {
  const { session } = usePortal().drawbridge;
  const navigate = useNavigate();
  const view = readView(useSearch());
  return (
    <OpenPage title={t('title')} intro={t('intro')}>
      <ConnectedHallOfFame
        view={view}
        onView={(next) => navigate(`${toBoardHref(next)}${location.hash}`, { replace: true })}
        toHref={toBoardHref}
        profileHref={paths.publicProfile}
        settingsHref={session.isSignedIn() ? paths.profile : undefined}
      />
    </OpenPage>
  );
}
