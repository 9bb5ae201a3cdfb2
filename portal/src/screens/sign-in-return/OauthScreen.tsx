import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { storeQueryTarget, takePostLoginPath } from '../login/post-login-redirect.ts';
import { ensureSession } from '../login/resume-session.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { messages } from './messages.ts';
import { useOnce } from './use-once.ts';

/**
 * Entry for a sign-in that begins outside, such as on a tenant's own start page. A valid session continues immediately;
 * otherwise the browser is redirected to the provider that the address names. @see ROUTE-8, ROUTE-29
 */
export function OauthScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  useOnce(async () => {
    const { search } = location;
    const query = new URLSearchParams(search);
    const provider = query.get('provider');
    storeQueryTarget(portal, search);
    if (await ensureSession(portal.drawbridge).catch(() => false))
      return navigate(takePostLoginPath(portal), { replace: true });
    const flow = await openFlow().catch(() => undefined);
    if (flow && provider) {
      const loginHint = query.get('login_hint') ?? undefined;
      const isLeft = await flow
        .redirectToProvider((singleSignOn) => singleSignOn.start(provider, loginHint))
        .catch(() => false);
      if (isLeft) return undefined;
    } else if (flow) portal.drawbridge.notify('negative', messages.invalid.text);
    return navigate(paths.login, { replace: true });
  });
  return <PublicPage title={messages.title.text} intro={messages.wait.text} />;
}
