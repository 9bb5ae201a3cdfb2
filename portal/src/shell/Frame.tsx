import { readSessionFlags } from '@drawbridge/client/stores/session-flags';
import { toEnvironment } from '@drawbridge/contracts';
import { AppShell, Breadcrumbs, Footer, LoadingOverlay, Sidebar } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { useProgram } from '../program-context.tsx';
import { CrashBoundary } from '../screens/crash/CrashBoundary.tsx';
import { activity } from './activity.ts';
import { loadReview, loadVerification } from './dialogs.ts';
import { findActive } from './find-active.ts';
import { showsUpgrade, showsUpgradeBanner } from './menu-rules.ts';
import { messages } from './messages.ts';
import type { ShellProps } from './Shell.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { type Trail, TrailProvider, toCrumbs } from './trail.ts';
import { UpgradeBanner } from './UpgradeBanner.tsx';
import { useFirstVisit } from './use-first-visit.ts';
import { useLogout } from './use-logout.ts';
import { useOnDemand } from './use-on-demand.ts';
import { useSections } from './use-sections.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useTitle } from './use-title.ts';
import { useVerification } from './use-verification.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

/** The frame around every page of the portal. @see SHELL-1..SHELL-10, AUTH-40, AUTH-41 */
export function Frame({ meta, isGoing, children }: ShellProps) {
  useSignals();
  const { settings, host, session } = useProgram();
  const user = session.user.value;
  const sidebar = useSidebar();
  const logOut = useLogout();
  const [pathname] = useLocation();
  const [trail, setTrail] = useState<Trail>();
  // Read anew at each page and for each person: the keys change with a login.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const flags = useMemo(() => readSessionFlags(host.storage), [host.storage, pathname, user]);
  const { menu, sections } = useSections(flags);
  const verification = useVerification(flags);
  const review = useOnDemand(loadReview);
  const verify = useOnDemand(loadVerification);
  const preferences = useFirstVisit(!verification.isForced);
  const { isForced } = verification;
  const { open: openVerify } = verify;
  useEffect(() => {
    if (isForced) void openVerify();
  }, [isForced, openVerify]);
  // A page that is about one thing names itself after it.
  useTitle(trail ? (trail.title ?? trail.above?.at(-1)?.label) : meta.title);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not give.
    window.scrollTo(0, 0);
  }, [pathname]);

  const isBusy = host.client.pending.value > 0 || isGoing;
  const isFull = meta.width === 'full';
  const isDisabled = activity.isDisabled;
  const crumbs = pathname === paths.dashboard ? [] : toCrumbs(trail ?? { title: meta.title });
  return (
    <>
      <AppShell
        width={isFull ? 'full' : 'content'}
        veiled={isForced}
        sidebar={
          <Sidebar
            mode={isFull && sidebar.mode === 'full' ? 'mini' : sidebar.mode}
            onClose={sidebar.close}
            disabled={isDisabled}
            productName={settings.productName}
            homeHref={paths.dashboard}
            sections={sections}
            activeId={meta.section ?? findActive(menu, pathname)}
            footer={showsUpgradeBanner(flags) ? <UpgradeBanner /> : undefined}
          />
        }
        topBar={
          <ShellTopBar
            sidebar={sidebar}
            isDisabled={isDisabled}
            hasUpgrade={showsUpgrade(flags)}
            onReview={() => void review.open()}
          >
            {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
          </ShellTopBar>
        }
        banner={
          verification.isOffered ? (
            <VerifyBanner onVerify={() => void verify.open()} onSkip={verification.skip} />
          ) : undefined
        }
        footer={
          isFull ? undefined : (
            <Footer
              note={settings.productName}
              links={[
                { label: messages.privacy.text, href: settings.privacyUrl, external: true },
                { label: messages.help.text, href: `mailto:${settings.supportEmail}` },
              ]}
            />
          )
        }
      >
        <TrailProvider value={setTrail}>
          {/* Nothing is asked of the server for somebody it would refuse. */}
          {!isForced && (
            <CrashBoundary place={pathname}>
              <Suspense fallback={<LoadingOverlay cover="page" />}>{children}</Suspense>
            </CrashBoundary>
          )}
        </TrailProvider>
        {isBusy && <LoadingOverlay cover="page" />}
      </AppShell>
      {review.Part && (
        <review.Part
          formUrl={settings.reviewFormUrl}
          hasPicture={toEnvironment(location.hostname) === 'production'}
          onClose={review.close}
        />
      )}
      {preferences.Part && <preferences.Part onClose={preferences.close} onSubmitted={preferences.settle} />}
      {verify.Part && user && (
        <verify.Part
          email={user.email}
          tokens={session.tokens}
          onLogout={() => void logOut()}
          onConfirmed={() => {
            verification.settle();
            verify.close();
          }}
          {...(isForced ? {} : { onClose: verify.close })}
        />
      )}
    </>
  );
}
