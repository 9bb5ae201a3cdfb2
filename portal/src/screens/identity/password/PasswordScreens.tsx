import { Callout, externalLink, LinkButton } from '@drawbridge/ui';
import { ForgotPasswordForm, ResetPasswordForm } from '@drawbridge/widgets/identity/sign-in';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { toLoginWith } from '../login/post-login-redirect.ts';
import { hideQuery, useOnce } from '../sign-in-return/use-once.ts';
import { t } from './messages.ts';
import { usePasswordForm } from './use-password-form.ts';

/** The parameters of a mailed link, or of the link on the sign-in page. */
function readLink() {
  const query = new URLSearchParams(location.search);
  return { email: query.get('email')?.trim() ?? '', code: query.get('code') ?? '' };
}

/** Mails a link that sets a new password. @see ASVS 6.4.3 */
export function ForgotPasswordScreen() {
  const [{ email }] = useState(readLink);
  const { isDemo } = usePortal().settings;
  const sendForm = usePasswordForm();
  return (
    <PublicPage title={t('forgotTitle')} intro={t('forgotText')}>
      <ForgotPasswordForm
        initialEmail={email}
        sentHint={
          isDemo && (
            <p>
              {t('demoMail')}{' '}
              <a href="/dev/outbox" {...externalLink}>
                {t('outbox')}
              </a>
            </p>
          )
        }
        onSend={async (to) => {
          const answer = await sendForm((passwords) => passwords.forgot(to));
          return answer === 'over' ? undefined : answer;
        }}
      />
      <p className={styles.help}>
        <Link href={toLoginWith(email)}>{t('toLogin')}</Link>
      </p>
    </PublicPage>
  );
}

/** The page of that link: its code is removed from the address bar immediately. @see ASVS 6.4.3 */
export function ResetPasswordScreen() {
  const { session, notify } = usePortal().drawbridge;
  const navigate = useNavigate();
  const sendForm = usePasswordForm();
  const [{ email, code }] = useState(readLink);
  const [isOver, setIsOver] = useState(!code);
  useOnce(async () => hideQuery());

  async function set(passwords: { new_password: string; confirm_password: string }) {
    let owner = email;
    const answer = await sendForm(async (store) => {
      const outcome = await store.reset({ ...(email !== '' && { email }), code, ...passwords });
      if (outcome.kind === 'done') owner = outcome.email;
      return outcome;
    });
    if (answer === 'over') setIsOver(true);
    if (answer !== true) return answer === 'over' ? undefined : answer;
    // The server ended every session of this person.
    if (session.user.peek()?.email === owner.toLowerCase()) session.forget();
    notify('positive', t('done'));
    navigate(toLoginWith(owner), { replace: true });
    return true;
  }

  if (isOver)
    return (
      <PublicPage title={t('resetTitle')}>
        <div role="alert">
          <Callout tone="warn">{t('over')}</Callout>
        </div>
        <LinkButton tone="primary" size="lg" wide href={paths.forgotPassword(email)}>
          {t('newLink')}
        </LinkButton>
      </PublicPage>
    );
  return (
    <PublicPage title={t('resetTitle')} intro={t('resetText')}>
      <ResetPasswordForm email={email || undefined} onSet={set} />
    </PublicPage>
  );
}
