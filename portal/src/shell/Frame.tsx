import { readSessionFlags } from '@drawbridge/client/stores/session-flags';
import { AppShell, Breadcrumbs, Footer, LoadingOverlay, Sidebar } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { activity } from '../activity.ts';
import { paths } from '../paths.ts';
import { useProgram } from '../program-context.tsx';
import { CrashBoundary } from '../screens/crash/CrashBoundary.tsx';
import { findActive } from './find-active.ts';
import { loadVisit } from './later-parts.ts';
import { showsUpgrade, showsUpgradeBanner } from './menu-rules.ts';
import { messages } from './messages.ts';
import type { ShellProps } from './Shell.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { type Trail, TrailProvider, toCrumbs } from './trail.ts';
import { UpgradeBanner } from './UpgradeBanner.tsx';
import { useLater } from './use-later.ts';
import { useSections } from './use-sections.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useTitle } from './use-title.ts';
import { useVerification } from './use-verification.ts';
import { VerifyBanner } from './VerifyBanner.tsx';
import type { ShellDialog } from './Visit.tsx';

/** The frame around every page of the portal. @see SHELL-1..SHELL-10, AUTH-40, AUTH-41 */
export function Frame({ meta, isGoing, children }: ShellProps) {
  useSignals();
  const { settings, host, session } = useProgram();
  const user = session.user.value;
  const sidebar = useSidebar();
  const [pathname] = useLocation();
  const [trail, setTrail] = useState<Trail>();
  // Read anew at each page and for each person: the keys change with a login.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const flags = useMemo(() => readSessionFlags(host.storage), [host.storage, pathname, user]);
  const { menu, sections } = useSections(flags);
  const verification = useVerification(flags);
  const { isForced } = verification;
  const [wanted, setWanted] = useState<ShellDialog>();
  const dialog = isForced ? 'verify' : wanted;
  const close = useCallback(() => setWanted(undefined), []);
  const Visit = useLater(loadVisit, dialog !== undefined, close);
  // A page that is about one thing names itself after it.
  const title = trail ? (trail.title ?? trail.above?.at(-1)?.label) : meta.title;
  useTitle(meta.keepsTitle ? null : title);
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
            onReview={() => setWanted('review')}
          >
            {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
          </ShellTopBar>
        }
        banner={
          verification.isOffered ? (
            <VerifyBanner onVerify={() => setWanted('verify')} onSkip={verification.skip} />
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
            <CrashBoundary place={pathname} isRoom>
              <Suspense fallback={<LoadingOverlay cover="page" />}>{children}</Suspense>
            </CrashBoundary>
          )}
        </TrailProvider>
        {isBusy && <LoadingOverlay cover="page" />}
      </AppShell>
      {Visit && (
        <Visit
          dialog={dialog}
          isForced={isForced}
          onClose={close}
          onConfirmed={() => {
            verification.settle();
            close();
          }}
        />
      )}
    </>
  );
}
