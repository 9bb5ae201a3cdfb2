import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import { keepQueryTarget, toLoginWith } from '../login/landing.ts';
import { useWaysIn } from '../login/use-ways-in.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { messages } from './messages.ts';
import { hideQuery, useOnce } from './use-once.ts';

/** The page of a mailed link: posts its code once and goes on. @see ROUTE-7, ERR-10..ERR-17 */
export function AuthScreen() {
  const entrance = useEntrance();
  const navigate = useNavigate();
  const openWays = useWaysIn();
  useOnce(async () => {
    const query = new URLSearchParams(location.search);
    const username = query.get('email') ?? '';
    const session = query.get('session') ?? '';
    const code = query.get('code') ?? '';
    keepQueryTarget(entrance, location.search);
    hideQuery();
    const ways = await openWays().catch(() => undefined);
    if (ways && username && session && code) return ways.withLink({ username, session, code });
    // Without the ways nothing was sent: the link still works when the network is back.
    ways?.notify('negative', messages.invalidLink.text);
    navigate(toLoginWith(username), { replace: true });
  });
  return <PublicPage title={messages.title.text} intro={messages.wait.text} />;
}
