import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { Callout, LinkButton, LoadingOverlay } from '@drawbridge/ui';
import { SignInForm } from '@drawbridge/widgets/identity/sign-in';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { createLazyScreen } from '../../../router/lazy-screen.tsx';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import * as styles from './login.css.ts';
import { t } from './messages.ts';
import { storeQueryTarget, storeRedirect, takeResumedPath, toLoginWith } from './post-login-redirect.ts';
import { resumeSession } from './resume-session.ts';
import type { SignInFlow } from './sign-in-flow.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** Fetched by a demo installation only. Without the network the form is shown without them. */
const demoAccounts = createLazyScreen(() =>
  import('./DemoAccounts.tsx').then(
    ({ DemoAccounts }) => DemoAccounts,
    () => () => null,
  ),
);
const emailSent = createLazyScreen(async () => (await import('./EmailSent.tsx')).EmailSent);
const unverifiedNotice = createLazyScreen(
  async () => (await import('./UnverifiedNotice.tsx')).UnverifiedNotice,
);

/** The sign-in form, unless the person is signed in already. @see ROUTE-4 */
export function LoginScreen() {
  const portal = usePortal();
  const { drawbridge } = portal;
  const navigate = useNavigate();
  const search = useSearch();
  const [isResuming, setIsResuming] = useState(() => drawbridge.session.canRefresh());
  useEffect(() => storeRedirect(portal, search), [portal, search]);
  useEffect(() => {
    let isUnmounted = false;
    const wasSignedIn = drawbridge.session.isSignedIn();
    async function resume() {
      const isResumed = await resumeSession(drawbridge).catch(() => false);
      if (isUnmounted) return;
      if (isResumed) navigate(takeResumedPath(portal, wasSignedIn), { replace: true });
      else setIsResuming(false);
    }
    if (drawbridge.session.canRefresh()) void resume();
    return () => {
      isUnmounted = true;
    };
  }, [portal, drawbridge, navigate]);
  return isResuming ? <LoadingOverlay cover="page" /> : <SignIn search={search} />;
}

/** @see AUTH-1..AUTH-16 */
function SignIn({ search }: { search: string }) {
  const portal = usePortal();
  const { settings } = portal;
  const { linkLock } = portal.drawbridge.session;
  const navigate = useNavigate();
  const openFlow = useSignInFlow();
  const [sentTo, setSentTo] = useState<string>();
  const [offline, setOffline] = useState(false);
  const query = new URLSearchParams(search);
  const workEmail = query.get('work_email');
  const isOrganization = workEmail !== null;
  const notice = useHistoryState<{ notice?: string } | null>()?.notice;

  /** Acts once the sign-in flow is loaded; when it cannot be loaded, says so. @see ERR-8 */
  async function withFlow<T>(act: (flow: SignInFlow) => Promise<T>): Promise<T | undefined> {
    setOffline(false);
    try {
      return await act(await openFlow());
    } catch {
      // Code could not be fetched; a call that fails is reported by the flow itself.
      setOffline(true);
      return undefined;
    }
  }
  async function sendLink(email: string) {
    void emailSent.preload()?.catch(() => undefined);
    const sent = await withFlow((flow) => flow.sendLink(email));
    if (sent?.isSent) setSentTo(email);
    return sent?.answer;
  }
  const redirectToProvider = (...start: Parameters<SignInFlow['redirectToProvider']>) =>
    withFlow((flow) => {
      storeQueryTarget(portal, search);
      return flow.redirectToProvider(...start);
    });

  return (
    <PublicPage
      title={isOrganization ? t('organization') : t('title')}
      intro={isOrganization && t('organizationIntro')}
    >
      <div aria-live="polite" className={styles.notices}>
        {offline && <Callout tone="fail">{t('offline')}</Callout>}
        <Suspense fallback={null}>
          {notice === 'unverified' && unverifiedNotice.render({ email: query.get('email') ?? '' })}
        </Suspense>
      </div>
      <SignInForm
        takesFocus
        isOrganization={isOrganization}
        initialEmail={workEmail || query.get('email') || ''}
        lockSecondsLeft={linkLock.secondsLeft}
        onSendLink={sendLink}
        onPassword={(email, password) => withFlow((flow) => flow.withPassword(email, password))}
        onContinue={(email) => redirectToProvider((singleSignOn) => singleSignOn.startFor(email))}
        onGoogle={() => redirectToProvider((singleSignOn) => singleSignOn.start('google'))}
        forgotHref={paths.forgotPassword}
        onToggle={(email) =>
          navigate(isOrganization ? toLoginWith(email) : `/login?work_email=${encodeURIComponent(email)}`)
        }
      />
      <section className={styles.doors} aria-labelledby="no-account">
        <h2 id="no-account" className={styles.demoTitle}>
          {t('noAccount')}
        </h2>
        <LinkButton wide href={paths.signup('free')}>
          {t('signUp')}
        </LinkButton>
        <LinkButton wide href={PUBLIC_PAGES.tryLab}>
          {t('tryLab')}
        </LinkButton>
        <p className={styles.quiet}>
          {t('noPlan')} <Link href={paths.plans}>{t('plan')}</Link>
        </p>
      </section>
      {settings.isDemo && (
        <Suspense fallback={<div className={styles.demoSpace} />}>
          {demoAccounts.render({
            onChoose: (email, password) => withFlow((flow) => flow.withPassword(email, password)),
          })}
        </Suspense>
      )}
      <Suspense fallback={null}>
        {sentTo !== undefined &&
          emailSent.render({
            email: sentTo,
            outboxHref: settings.isDemo ? '/dev/outbox' : undefined,
            onClose: () => setSentTo(undefined),
          })}
      </Suspense>
    </PublicPage>
  );
}
