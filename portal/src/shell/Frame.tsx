import { AppShell, Breadcrumbs, Footer, LoadingOverlay, Sidebar } from '@drawbridge/ui';
import { ClosedWaysContext } from '@drawbridge/widgets/practice/closed';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { activity } from '../base/activity.ts';
import { CrashBoundary } from '../base/crash/CrashBoundary.tsx';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { useTitle } from '../router/use-title.ts';
import { type BreadcrumbInfo, BreadcrumbProvider, toAbove, toCrumbs } from './breadcrumbs.ts';
import { loadShellDialogs } from './deferred-parts.ts';
import { findActive } from './find-active.ts';
import { t } from './messages.ts';
import { OVERLAY_DELAY_MS } from './overlay-delay.ts';
import { ShellTopBar } from './ShellTopBar.tsx';
import * as styles from './shell.css.ts';
import type { ShellDialog } from './shell-dialog.ts';
import type { ShellProps } from './shell-props.ts';
import { theme, toggleTheme } from './theme.ts';
import { UpgradeBanner } from './UpgradeBanner.tsx';
import { showsUpgrade, showsUpgradeBanner } from './upgrade.rule.ts';
import { useClosedWays } from './use-closed-ways.ts';
import { useDeferred } from './use-deferred.ts';
import { useDueCount } from './use-due-count.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useSections } from './use-sections.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useVerification } from './use-verification.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

/** The frame around every page of the portal. @see SHELL-1..SHELL-10, AUTH-40, AUTH-41 */
export function Frame({ meta, toMenu, toSearchPages, isNavigating, children }: ShellProps) {
  useSignals();
  const { settings, drawbridge } = usePortal();
  const { session, pending } = drawbridge;
  const user = session.user.value;
  const sidebar = useSidebar();
  const [pathname] = useLocation();
  const [breadcrumbs, setBreadcrumbs] = useState<BreadcrumbInfo>();
  // Read again at each page and for each person: the keys change with a login.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const flags = useMemo(() => session.flags(), [session, pathname, user]);
  const { menu, sections } = useSections(toMenu, flags, useDueCount(flags.isCompanyUser));
  const verification = useVerification(flags);
  const mustEnroll = drawbridge.wantsSecondFactor.value;
  const isForced = verification.isForced || mustEnroll;
  const [wanted, setWanted] = useState<ShellDialog>();
  const dialog = verification.isForced ? 'verify' : mustEnroll ? 'enroll' : wanted;
  const close = useCallback(() => setWanted(undefined), []);
  const search = useCallback(() => setWanted('palette'), []);
  const Dialogs = useDeferred(loadShellDialogs, dialog !== undefined, close);
  // A page that is about one thing names itself after it.
  const title = breadcrumbs ? (breadcrumbs.title ?? breadcrumbs.above?.at(-1)?.label) : meta.title;
  useTitle(meta.keepsTitle ? null : title);
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, [pathname]);

  useHeadingFocus(pathname);

  const closedWays = useClosedWays(flags);

  const isBusy = pending.value > 0 || isNavigating;
  const width = breadcrumbs?.isInShell ? 'content' : meta.width;
  const isWindow = width === 'window';
  const isFull = isWindow || width === 'full';
  const isDisabled = activity.isDisabled;
  // A lab has its own; while something timed runs there is no way out.
  usePaletteKey(isWindow || isDisabled || isForced ? undefined : search);
  const active = findActive(menu, pathname, meta.parents);
  const crumbs =
    pathname === paths.dashboard
      ? []
      : toCrumbs(breadcrumbs ?? { title: meta.title, above: meta.parents ? toAbove(active, pathname) : [] });
  return (
    <>
      <AppShell
        width={isFull ? 'full' : 'content'}
        veiled={isForced}
        // A lab has the whole window; its own header leads back.
        sidebar={
          isWindow ? undefined : (
            <Sidebar
              mode={isFull && sidebar.mode === 'full' ? 'mini' : sidebar.mode}
              onClose={sidebar.close}
              disabled={isDisabled}
              productName={settings.productName}
              homeHref={paths.dashboard}
              sections={sections}
              activeId={active?.id}
              footer={showsUpgradeBanner(flags) ? <UpgradeBanner /> : undefined}
            />
          )
        }
        topBar={
          isWindow ? undefined : (
            <ShellTopBar
              sidebar={sidebar}
              isDisabled={isDisabled}
              hasUpgrade={showsUpgrade(flags)}
              onSearch={search}
              onReview={settings.reviewFormUrl ? () => setWanted('review') : undefined}
            >
              {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
            </ShellTopBar>
          )
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
                { label: t('privacy'), href: settings.privacyUrl, external: true },
                { label: t('help'), href: `mailto:${settings.supportEmail}` },
              ]}
            />
          )
        }
      >
        <BreadcrumbProvider value={setBreadcrumbs}>
          <ClosedWaysContext value={closedWays}>
            {/* Nothing is requested for a person whom the server would refuse. */}
            {!isForced && (
              <CrashBoundary path={pathname} isInShell>
                <Suspense
                  fallback={
                    <div className={styles.waiting}>
                      <LoadingOverlay cover="page" delayMs={OVERLAY_DELAY_MS} />
                    </div>
                  }
                >
                  {children}
                </Suspense>
              </CrashBoundary>
            )}
          </ClosedWaysContext>
        </BreadcrumbProvider>
        {isBusy && <LoadingOverlay cover="page" delayMs={OVERLAY_DELAY_MS} />}
      </AppShell>
      {Dialogs && (
        <Dialogs
          dialog={dialog}
          isForced={isForced}
          sections={sections}
          searchPages={toSearchPages(flags)}
          theme={{ isDark: theme.value === 'dark', toggle: toggleTheme }}
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
