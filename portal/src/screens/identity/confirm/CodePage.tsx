import { externalLink, LinkButton } from '@drawbridge/ui';
import { CodeForm, type CodeFormProps } from '@drawbridge/widgets/identity/sign-in';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { toLoginWith } from '../login/post-login-redirect.ts';
import { t } from './messages.ts';
import type { SignupActions } from './signup-actions.ts';
import { useSignedUp, useSignup } from './use-signup.ts';

interface CodePageProps
  extends Pick<CodeFormProps, 'initialEmail' | 'knownCode' | 'withPassword' | 'isJustSent'> {
  title: string;
  intro: string;
  /** Which call takes the code. */
  confirm: (
    signup: SignupActions,
    values: Parameters<CodeFormProps['onConfirm']>[0],
  ) => ReturnType<SignupActions['confirmCode']>;
  /** Above the form. */
  notice?: ReactNode;
  partnerName?: string | undefined;
}

/** A page around the form for a mailed code, and what it says when the code was right. @see SIGN-3..SIGN-5, SIGN-15 */
export function CodePage({
  title,
  intro,
  confirm,
  notice,
  partnerName,
  withPassword = false,
  knownCode,
  ...form
}: CodePageProps) {
  const openSignup = useSignup();
  const goOn = useSignedUp();
  const { settings, drawbridge } = usePortal();
  const { isDemo } = settings;
  const { notify } = drawbridge;
  const [confirmed, setConfirmed] = useState<string>();
  if (confirmed !== undefined) return <Confirmed email={confirmed} partnerName={partnerName} />;
  return (
    <PublicPage title={title} intro={intro}>
      {notice}
      <CodeForm
        {...form}
        takesFocus
        knownCode={knownCode}
        withPassword={withPassword}
        onConfirm={async (values) => {
          const signup = await openSignup();
          if (!signup) return undefined;
          const outcome = await goOn(await confirm(signup, values), values.email);
          // The page is being left; only the page of a link asks.
          if (outcome === 'left' || outcome.kind === 'unconfirmed') return true;
          const answer = signup.toFormAnswer(outcome);
          if (answer === true) setConfirmed(values.email);
          return answer;
        }}
        onResend={async (email) => {
          const signup = await openSignup();
          if (!signup) return undefined;
          const outcome = await signup.resend(email);
          if (outcome.kind === 'done') notify('positive', outcome.message);
          return signup.toFormAnswer(outcome);
        }}
      />
      {isDemo && (
        <p className={styles.help}>
          {t('demoMail')}{' '}
          <a href="/dev/outbox" {...externalLink}>
            {t('outbox')}
          </a>
        </p>
      )}
    </PublicPage>
  );
}

export function Confirmed({ email, partnerName }: { email: string; partnerName?: string | undefined }) {
  return (
    <PublicPage
      title={t('doneTitle')}
      intro={partnerName ? t('partnerDoneText', { name: partnerName }) : t('doneText')}
    >
      <LinkButton tone="primary" size="lg" wide href={toLoginWith(email)}>
        {t('signIn')}
      </LinkButton>
    </PublicPage>
  );
}
