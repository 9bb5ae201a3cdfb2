import type { MailedLink } from '@drawbridge/client/stores/identity/sign-in';
import { useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { useNavigate } from '../../../router/use-navigate.ts';
import { storeQueryTarget, toLoginWith } from '../login/post-login-redirect.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { ConfirmPage, ReplacedSession } from './ConfirmPage.tsx';
import { maskAddress } from './mask-address.ts';
import { t } from './messages.ts';
import { hideQuery, useOnce } from './use-once.ts';

function readLink(): MailedLink {
  const query = new URLSearchParams(location.search);
  return {
    username: query.get('email')?.trim().toLowerCase() ?? '',
    session: query.get('session') ?? '',
    code: query.get('code') ?? '',
  };
}

/**
 * The page of a mailed link: posts its code once and continues. In another browser than the one that requested the link
 * it asks first. @see ROUTE-7, ERR-10..ERR-17, ASVS 6.6.2
 */
export function AuthScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  const [unconfirmed, setUnconfirmed] = useState<MailedLink>();

  async function follow(link: MailedLink, isConfirmed: boolean) {
    const flow = await openFlow().catch(() => undefined);
    // Without the flow nothing was sent: the link still works when the network is back.
    if (!flow) return navigate(toLoginWith(link.username), { replace: true });
    if ((await flow.withLink(link, { isConfirmed })) === 'unconfirmed') setUnconfirmed(link);
    return undefined;
  }
  useOnce(async () => {
    const link = readLink();
    storeQueryTarget(portal, location.search);
    hideQuery();
    if (link.username && link.session && link.code) return follow(link, false);
    portal.drawbridge.notify('negative', t('invalidLink'));
    return navigate(toLoginWith(link.username), { replace: true });
  });

  if (!unconfirmed) return <PublicPage title={t('title')} intro={t('wait')} />;
  return (
    <ConfirmPage
      title={t('confirmTitle', { email: maskAddress(unconfirmed.username) })}
      intro={t('confirmText')}
      action={t('signIn')}
      onConfirm={() => follow(unconfirmed, true)}
    >
      <ReplacedSession email={unconfirmed.username} />
    </ConfirmPage>
  );
}
