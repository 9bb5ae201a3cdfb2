import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import { keepQueryTarget, passGuard, takeLandingPath } from '../login/landing.ts';
import { useWaysIn } from '../login/use-ways-in.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { messages } from './messages.ts';
import { useOnce } from './use-once.ts';

/**
 * Entry for a sign-in that begins outside: at a tenant's own start page, say. A session that holds goes on at once;
 * otherwise the provider that the address names is asked. @see ROUTE-8, ROUTE-29
 */
export function OauthScreen() {
  const entrance = useEntrance();
  const navigate = useNavigate();
  const openWays = useWaysIn();
  useOnce(async () => {
    const { search } = location;
    const query = new URLSearchParams(search);
    const provider = query.get('provider');
    keepQueryTarget(entrance, search);
    if (await passGuard(entrance).catch(() => false))
      return navigate(takeLandingPath(entrance), { replace: true });
    const ways = await openWays().catch(() => undefined);
    if (ways && provider) {
      const loginHint = query.get('login_hint') ?? undefined;
      const isLeft = await ways
        .leave((singleSignOn) => singleSignOn.start(provider, loginHint))
        .catch(() => false);
      if (isLeft) return undefined;
    } else ways?.notify('negative', messages.invalid.text);
    return navigate('/login', { replace: true });
  });
  return <PublicPage title={messages.title.text} intro={messages.wait.text} />;
}
