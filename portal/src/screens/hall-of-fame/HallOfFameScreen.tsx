import { HallOfFame } from '@drawbridge/widgets/public-profile';
import { useSearch } from 'wouter';
import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { OpenPage } from '../public-profile/OpenPage.tsx';
import { publicPaths } from '../public-profile/public-paths.ts';
import { readView, toBoardHref } from './board-address.ts';
import { messages } from './messages.ts';

/** @see ROUTE-21, PROF-13 */
export function HallOfFameScreen() {
  const { visitor } = useEntrance();
  const navigate = useNavigate();
  const view = readView(useSearch());
  return (
    <OpenPage title={messages.title.text} intro={messages.intro.text}>
      <HallOfFame
        view={view}
        onView={(next) => navigate(`${toBoardHref(next)}${location.hash}`, { replace: true })}
        toHref={toBoardHref}
        profileHref={publicPaths.profile}
        settingsHref={visitor.isSignedIn() ? paths.profile : undefined}
      />
    </OpenPage>
  );
}
