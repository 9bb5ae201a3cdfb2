import { asApiProblem } from '@drawbridge/client';
import { askForPasskey, SecondStepForm } from '@drawbridge/widgets/identity/second-factor';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import type { OpenStep } from '../login/sign-in-flow.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { t } from './messages.ts';

/** The second factor of a sign-in. Opened without one under way it leads to the sign-in page. @see ASVS 6.3.3 */
export function SecondStepScreen() {
  const step = useHistoryState<{ step?: OpenStep } | null>()?.step;
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  useEffect(() => {
    if (!step) navigate(paths.login, { replace: true });
  }, [step, navigate]);
  if (!step) return null;
  const { ticket, ways, email } = step;

  async function askPasskey() {
    try {
      const flow = await openFlow();
      const answered = await askForPasskey(await flow.startPasskeyCheck(ticket));
      if (answered.kind !== 'done') return answered.text;
      const passkey = { ...answered.value, clientExtensionResults: {} };
      return await flow.withSecondFactor({ ticket, passkey }, email);
    } catch (error) {
      return asApiProblem(error).message;
    }
  }
  return (
    <PublicPage title={t('stepTitle')} intro={t('stepText', { email })}>
      <SecondStepForm
        ways={ways}
        onPasskey={askPasskey}
        onCode={async (answer) => {
          try {
            return await (await openFlow()).withSecondFactor({ ticket, ...answer }, email);
          } catch (error) {
            return asApiProblem(error).message;
          }
        }}
      />
      <p className={styles.help}>
        <Link href={paths.login}>{t('notNow')}</Link>
      </p>
    </PublicPage>
  );
}
