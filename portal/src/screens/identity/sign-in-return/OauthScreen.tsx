import { useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { storeQueryTarget, takePostLoginPath } from '../login/post-login-redirect.ts';
import { ensureSession } from '../login/resume-session.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { ConfirmPage } from './ConfirmPage.tsx';
import { PROVIDER_NAMES, t } from './messages.ts';
import { useOnce } from './use-once.ts';

interface Start {
  provider: string;
  loginHint: string | undefined;
}

/** What an address names as its provider is shown only if it can be the id of one. */
const PROVIDER_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

function readStart(): Start | undefined {
  const query = new URLSearchParams(location.search);
  const provider = query.get('provider') ?? '';
  return PROVIDER_ID.test(provider)
    ? { provider, loginHint: query.get('login_hint') ?? undefined }
    : undefined;
}

/**
 * Entry for a sign-in that begins outside, such as on a tenant's own start page. A valid session continues immediately;
 * otherwise the person is asked before the browser is redirected to the provider that the address names: any page of
 * the web may lead here. @see ROUTE-8, ROUTE-29, ASVS 7.6.2
 */
export function OauthScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  const [start, setStart] = useState<Start>();
  const toLogin = () => navigate(paths.login, { replace: true });
  useOnce(async () => {
    const found = readStart();
    storeQueryTarget(portal, location.search);
    if (await ensureSession(portal.drawbridge).catch(() => false))
      return navigate(takePostLoginPath(portal), { replace: true });
    if (found) return setStart(found);
    portal.drawbridge.notify('negative', t('invalid'));
    return toLogin();
  });

  async function leave({ provider, loginHint }: Start) {
    const flow = await openFlow().catch(() => undefined);
    const isLeft = await flow
      ?.redirectToProvider((singleSignOn) => singleSignOn.start(provider, loginHint))
      .catch(() => false);
    if (!isLeft) toLogin();
  }

  if (!start) return <PublicPage title={t('title')} intro={t('wait')} />;
  const name = PROVIDER_NAMES[start.provider] ?? start.provider;
  return (
    <ConfirmPage
      title={t('providerTitle', { provider: name })}
      intro={t('providerText')}
      action={t('continue')}
      onConfirm={() => leave(start)}
    />
  );
}
