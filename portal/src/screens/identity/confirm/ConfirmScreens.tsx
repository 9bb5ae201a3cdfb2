import { findSignupName } from '@drawbridge/contracts/identity';
import { Callout } from '@drawbridge/ui';
import { useState } from 'react';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { hideQuery, useOnce } from '../sign-in-return/use-once.ts';
import { CodePage, Confirmed } from './CodePage.tsx';
import { t } from './messages.ts';
import type { SignupActions } from './signup-actions.ts';
import { useSignup } from './use-signup.ts';

/** The parameters of a mailed link; its code is removed from the address bar immediately. */
function readLink() {
  const query = new URLSearchParams(location.search);
  return {
    email: query.get('email') ?? '',
    code: query.get('code') || undefined,
    partnerName: findSignupName('partner', query.get('partner') ?? ''),
  };
}

const withCode: Parameters<typeof CodePage>[0]['confirm'] = (signup, { email, code }) =>
  signup.confirmCode({ email, code });
/** Without an address the code tells whose it is. */
const toOwner = (email: string) => (email === '' ? {} : { email });
const withInvitation: typeof withCode = (signup, { email, code, new_password, confirm_password }) =>
  signup.confirm({ ...toOwner(email), code, new_password, confirm_password });
const withLink: typeof withCode = (signup, { email, code }) => signup.confirm({ ...toOwner(email), code });

/** The emailed signup code. @see ROUTE-11, SIGN-4 */
export function ConfirmCodesScreen() {
  const [{ email }] = useState(readLink);
  return <CodePage title={t('codesTitle')} intro={t('codesText')} initialEmail={email} confirm={withCode} />;
}

/** An invited user sets a password. @see ROUTE-10, AUTH-36, SIGN-3 */
export function ConfirmUserScreen() {
  const [{ email, code }] = useState(readLink);
  useOnce(async () => {
    if (code !== undefined) hideQuery();
  });
  return <InvitedPage email={email} code={code} />;
}

function InvitedPage({ email, code }: { email: string; code: string | undefined }) {
  return (
    <CodePage
      title={t('userTitle')}
      intro={code === undefined ? t('userText') : t('userLinkText')}
      initialEmail={email}
      knownCode={code}
      withPassword
      confirm={withInvitation}
    />
  );
}

type Step = 'working' | 'done' | 'password' | 'code';

/** The screen after a link was posted: an invited account still needs its password. */
function toStep(outcome: Awaited<ReturnType<SignupActions['confirm']>> | undefined): Step {
  if (outcome?.kind === 'done') return 'done';
  return outcome?.kind === 'fields' && outcome.errors['new_password'] ? 'password' : 'code';
}

/**
 * Confirms a signup from its mailed link without typing; shows the code form when the link lacks one or was refused.
 * A partner's signup continues under the partner's name. @see ROUTE-12..ROUTE-14, SIGN-3
 */
export function ConfirmLinkScreen() {
  const openSignup = useSignup();
  const [{ email, code, partnerName }] = useState(readLink);
  const [step, setStep] = useState<Step>(code ? 'working' : 'code');
  useOnce(async () => {
    hideQuery();
    if (!code) return;
    const signup = await openSignup();
    setStep(toStep(await signup?.confirm({ ...toOwner(email), code })));
  });
  if (step === 'working') return <PublicPage title={t('working')} intro={t('wait')} />;
  if (step === 'done') return <Confirmed email={email} partnerName={partnerName} />;
  if (step === 'password') return <InvitedPage email={email} code={code} />;
  return (
    <CodePage
      title={t('codesTitle')}
      intro={t('codesText')}
      initialEmail={email}
      notice={code !== undefined && <Callout tone="warn">{t('linkRefused')}</Callout>}
      partnerName={partnerName}
      confirm={withLink}
    />
  );
}
