import type { Drawbridge } from '@drawbridge/client';
import type { ProviderReturn } from '@drawbridge/client/stores/identity/single-sign-on';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { t } from './messages.ts';
import { hideQuery, useOnce } from './use-once.ts';

/** What a failed return says; a refused answer clears whatever was stored. @see AUTH-45, ERR-18 */
function refuse(
  { session, notify }: Drawbridge,
  outcome: Extract<ProviderReturn, { kind: 'refused' | 'invalid' }>,
) {
  if (outcome.kind === 'invalid') notify('negative', t('invalid'));
  else if (outcome.problem.status === 400) {
    session.forget();
    notify('negative', t('invalidEmail'));
  } else notify('negative', outcome.problem.message);
}

/** The return from an identity provider. @see ROUTE-22, AUTH-43, AUTH-45 */
export function CallbackScreen() {
  const { drawbridge } = usePortal();
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  useOnce(async () => {
    const { href } = location;
    hideQuery();
    const flow = await openFlow().catch(() => undefined);
    const outcome = await flow?.completeRedirect(href).catch(() => undefined);
    if (flow && outcome) {
      if (outcome.kind === 'test') return navigate(paths.companySignInTest, { replace: true });
      if (outcome.kind === 'refused' || outcome.kind === 'invalid') refuse(drawbridge, outcome);
      else return flow.followOutcome(outcome, '');
    }
    navigate('/', { replace: true });
  });
  return <PublicPage title={t('title')} intro={t('wait')} />;
}
