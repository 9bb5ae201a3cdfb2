import type { ApiProblem } from '@drawbridge/client';
import { rules } from '@drawbridge/contracts/rules';
import { Button, Callout, iconKey, LoadingOverlay, Logo, Stack, TextField } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../shell/use-title.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { greetAgain, keepRedirect, takeLandingPath } from './landing.ts';
import * as styles from './login.css.ts';
import { messages } from './messages.ts';
import { Pitch } from './Pitch.tsx';

const ELSEWHERE: Record<string, string> = {
  '/confirm-user': messages.confirm.text,
  '/subscription-expired': messages.companyExpired.text,
  '/individual-subscription-expired': messages.expired.text,
};

/** The sign-in form, unless somebody signed in goes on from here. @see ROUTE-4 */
export function LoginScreen() {
  const entrance = useEntrance();
  const navigate = useNavigate();
  const search = useSearch();
  const [isKnown, setIsKnown] = useState(() => entrance.session.isSignedIn());
  useEffect(() => keepRedirect(entrance, search), [entrance, search]);
  useEffect(() => {
    let isLeft = false;
    async function greet() {
      const isExpected = await greetAgain(entrance).catch(() => false);
      if (isLeft) return;
      if (isExpected) navigate(paths.dashboard, { replace: true });
      else setIsKnown(false);
    }
    if (entrance.session.isSignedIn()) void greet();
    return () => {
      isLeft = true;
    };
  }, [entrance, navigate]);
  return isKnown ? <LoadingOverlay cover="page" /> : <SignIn />;
}

/** Sign-in by email and password. @see AUTH-1, AUTH-10, ERR-7 */
function SignIn() {
  const entrance = useEntrance();
  const { openProgram, settings } = entrance;
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [notice, setNotice] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  useTitle(undefined);
  // What sends the form comes while it is filled in.
  useEffect(() => void openProgram().catch(() => undefined), [openProgram]);

  function showProblem(problem: ApiProblem) {
    setErrors({ email: problem.errors.username, password: problem.errors.password });
    if (Object.keys(problem.errors).length === 0) setNotice(problem.message);
  }

  async function signIn(username: string, secret: string) {
    if (isSending) return;
    setNotice(undefined);
    setIsSending(true);
    const program = await openProgram().catch(() => undefined);
    const outcome = await program?.session.login(username, secret);
    if (outcome?.kind === 'signedIn') {
      // The button goes on turning until the next page is here.
      navigate(takeLandingPath(entrance), { replace: true });
      return;
    }
    setIsSending(false);
    if (!outcome) setNotice(messages.offline.text);
    else if (outcome.kind === 'elsewhere') setNotice(ELSEWHERE[outcome.path]);
    else showProblem(outcome.problem);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = { email: rules.email(email), password: rules.required(password) };
    setErrors(found);
    if (!found.email && !found.password) void signIn(email, password);
  }

  return (
    <div className={styles.page}>
      <main className={styles.formSide}>
        <div className={styles.formBody}>
          <Logo productName={settings.productName} size={32} />
          <h1 className={styles.title}>{messages.title.text}</h1>
          <form onSubmit={submit} noValidate>
            <Stack gap="4">
              <div aria-live="polite">{notice && <Callout tone="fail">{notice}</Callout>}</div>
              <TextField
                label={messages.email.text}
                type="email"
                autoComplete="username"
                value={email}
                error={errors.email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <TextField
                label={messages.password.text}
                type="password"
                autoComplete="current-password"
                icon={iconKey}
                revealLabel={messages.show.text}
                concealLabel={messages.hide.text}
                value={password}
                error={errors.password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Button type="submit" tone="primary" size="lg" wide loading={isSending}>
                {messages.signIn.text}
              </Button>
            </Stack>
          </form>
          {settings.isDemo && (
            <DemoAccounts onChoose={(chosen, secret) => void signIn(chosen, secret)} disabled={isSending} />
          )}
          <p className={styles.help}>
            <a href={`mailto:${settings.supportEmail}`}>
              {format(messages.help.text, { email: settings.supportEmail })}
            </a>
          </p>
        </div>
      </main>
      <Pitch />
    </div>
  );
}
