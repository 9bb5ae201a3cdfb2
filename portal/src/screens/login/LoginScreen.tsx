import { Callout, LinkButton, LoadingOverlay } from '@drawbridge/ui';
import { SignInForm } from '@drawbridge/widgets/sign-in';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { useEntrance } from '../../entrance.ts';
import { createLazyScreen } from '../../lazy-screen.tsx';
import { useNavigate } from '../../navigation.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { greetAgain, keepQueryTarget, keepRedirect, toLoginWith } from './landing.ts';
import * as styles from './login.css.ts';
import { messages } from './messages.ts';
import { useWaysIn } from './use-ways-in.ts';
import type { WaysIn } from './ways-in.ts';

const emailSent = createLazyScreen(async () => (await import('./EmailSent.tsx')).EmailSent);

/** The sign-in form, unless somebody signed in goes on from here. @see ROUTE-4 */
export function LoginScreen() {
  const entrance = useEntrance();
  const navigate = useNavigate();
  const search = useSearch();
  const [isKnown, setIsKnown] = useState(() => entrance.session.canRefresh());
  useEffect(() => keepRedirect(entrance, search), [entrance, search]);
  useEffect(() => {
    let isLeft = false;
    async function greet() {
      const isExpected = await greetAgain(entrance).catch(() => false);
      if (isLeft) return;
      if (isExpected) navigate('/portal/dashboard', { replace: true });
      else setIsKnown(false);
    }
    if (entrance.session.canRefresh()) void greet();
    return () => {
      isLeft = true;
    };
  }, [entrance, navigate]);
  return isKnown ? <LoadingOverlay cover="page" /> : <SignIn search={search} />;
}

/** @see AUTH-1..AUTH-16 */
function SignIn({ search }: { search: string }) {
  const entrance = useEntrance();
  const { settings, linkLock } = entrance;
  const navigate = useNavigate();
  const openWays = useWaysIn();
  const [sentTo, setSentTo] = useState<string>();
  const [offline, setOffline] = useState(false);
  const query = new URLSearchParams(search);
  const workEmail = query.get('work_email');
  const isOrganization = workEmail !== null;
  const notice = useHistoryState<{ notice?: string } | null>()?.notice;

  /** Does something once the ways in are here; when they cannot be had, says so. @see ERR-8 */
  async function go<T>(act: (ways: WaysIn) => Promise<T>): Promise<T | undefined> {
    setOffline(false);
    try {
      return await act(await openWays());
    } catch {
      // Part of the program could not be fetched; a call that fails answers for itself.
      setOffline(true);
      return undefined;
    }
  }
  async function sendLink(email: string) {
    void emailSent.preload()?.catch(() => undefined);
    const sent = await go((ways) => ways.sendLink(email));
    if (sent?.isSent) setSentTo(email);
    return sent?.answer;
  }
  const leave = (...start: Parameters<WaysIn['leave']>) =>
    go((ways) => {
      keepQueryTarget(entrance, search);
      return ways.leave(...start);
    });

  return (
    <PublicPage
      title={isOrganization ? messages.organization.text : messages.title.text}
      intro={isOrganization && messages.organizationIntro.text}
    >
      <div aria-live="polite" className={styles.notices}>
        {offline && <Callout tone="fail">{messages.offline.text}</Callout>}
        {notice === 'unverified' && (
          <Callout
            tone="warn"
            actions={
              <LinkButton
                size="sm"
                href={`/confirm-codes?email=${encodeURIComponent(query.get('email') ?? '')}`}
              >
                {messages.toConfirm.text}
              </LinkButton>
            }
          >
            {messages.unverified.text}
          </Callout>
        )}
      </div>
      <SignInForm
        isOrganization={isOrganization}
        initialEmail={workEmail || query.get('email') || ''}
        lockSecondsLeft={linkLock.secondsLeft}
        onSendLink={sendLink}
        onPassword={(email, password) => go((ways) => ways.withPassword(email, password))}
        onContinue={(email) => leave((singleSignOn) => singleSignOn.startFor(email))}
        onGoogle={() => leave((singleSignOn) => singleSignOn.start('google'))}
        onToggle={(email) =>
          navigate(isOrganization ? toLoginWith(email) : `/login?work_email=${encodeURIComponent(email)}`)
        }
      />
      <p className={styles.quiet}>
        {messages.noPlan.text} <Link href="/upgrade">{messages.plan.text}</Link>
      </p>
      {settings.isDemo && (
        <DemoAccounts onChoose={(email, password) => go((ways) => ways.withPassword(email, password))} />
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
