import type { ConfirmOutcome } from '@drawbridge/client/stores/identity/signup';
import { findSignupName } from '@drawbridge/contracts/identity';
import { Callout } from '@drawbridge/ui';
import { useState } from 'react';
import { PartnerBrand } from '../../../layouts/PartnerBrand.tsx';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { ConfirmPage } from '../sign-in-return/ConfirmPage.tsx';
import { hideQuery, useOnce } from '../sign-in-return/use-once.ts';
import { CodePage, Confirmed } from './CodePage.tsx';
import { t } from './messages.ts';
import { useSignedUp, useSignup } from './use-signup.ts';

/** The parameters of a mailed link; its code is removed from the address bar immediately. */
function readLink() {
  const query = new URLSearchParams(location.search);
  return {
    email: query.get('email') ?? '',
    code: query.get('code') || undefined,
    partnerName: findSignupName('partner', query.get('partner') ?? ''),
    partner: query.get('partner') ?? '',
  };
}

const withCode: Parameters<typeof CodePage>[0]['confirm'] = (signup, { email, code }) =>
  signup.confirmCode({ email, code });
/** Without an address the code tells whose it is. */
const toOwner = (email: string) => (email === '' ? {} : { email });
const withInvitation: typeof withCode = (signup, { email, code, new_password, confirm_password }) =>
  signup.confirm({ ...toOwner(email), code, new_password, confirm_password });
/** Typed or pasted by the person, who need not be asked. */
const withLink: typeof withCode = (signup, { email, code }) =>
  signup.confirm({ ...toOwner(email), code, confirmed: true });

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

type Step = 'working' | 'asked' | 'done' | 'password' | 'code';

/** The screen after a link was posted: an invited account still needs its password. */
function toStep(outcome: ConfirmOutcome | undefined): Step {
  if (outcome?.kind === 'done') return 'done';
  if (outcome?.kind === 'unconfirmed') return 'asked';
  return outcome?.kind === 'fields' && outcome.errors['new_password'] ? 'password' : 'code';
}

/**
 * Confirms a signup from its mailed link without typing; shows the code form when the link lacks one or was refused. In
 * the browser that signed up it signs in too; in any other it asks first, so that neither a program that follows the
 * links of mail nor somebody else's signup confirms anything by itself. A partner's signup continues under the partner's
 * name. @see ROUTE-12..ROUTE-14, SIGN-3, SIGN-15
 */
export function ConfirmLinkScreen() {
  const [{ partner }] = useState(readLink);
  return (
    <PartnerBrand id={partner}>
      <ConfirmLink />
    </PartnerBrand>
  );
}

function ConfirmLink() {
  const openSignup = useSignup();
  const [{ email, code, partnerName }] = useState(readLink);
  const goOn = useSignedUp();
  const [step, setStep] = useState<Step>(code ? 'working' : 'code');
  async function confirm(isConfirmed: boolean) {
    const signup = await openSignup();
    const confirmed = isConfirmed ? { confirmed: true } : {};
    const outcome = await signup?.confirm({ ...toOwner(email), code: code ?? '', ...confirmed });
    const next = outcome && (await goOn(outcome, email));
    if (next !== 'left') setStep(toStep(next));
  }
  useOnce(async () => {
    hideQuery();
    if (code) await confirm(false);
  });
  if (step === 'working') return <PublicPage title={t('working')} intro={t('wait')} />;
  if (step === 'asked')
    return (
      <ConfirmPage
        title={t('askTitle')}
        intro={t('askText')}
        action={t('ask')}
        onConfirm={() => confirm(true)}
      />
    );
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
