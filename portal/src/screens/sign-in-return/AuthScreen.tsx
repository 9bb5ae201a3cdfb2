import { usePortal } from '../../portal.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { storeQueryTarget, toLoginWith } from '../login/post-login-redirect.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { messages } from './messages.ts';
import { hideQuery, useOnce } from './use-once.ts';

/** The page of a mailed link: posts its code once and continues. @see ROUTE-7, ERR-10..ERR-17 */
export function AuthScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  useOnce(async () => {
    const query = new URLSearchParams(location.search);
    const username = query.get('email') ?? '';
    const session = query.get('session') ?? '';
    const code = query.get('code') ?? '';
    storeQueryTarget(portal, location.search);
    hideQuery();
    const flow = await openFlow().catch(() => undefined);
    if (flow && username && session && code) return flow.withLink({ username, session, code });
    // Without the flow nothing was sent: the link still works when the network is back.
    if (flow) portal.drawbridge.notify('negative', messages.invalidLink.text);
    navigate(toLoginWith(username), { replace: true });
  });
  return <PublicPage title={messages.title.text} intro={messages.wait.text} />;
}
