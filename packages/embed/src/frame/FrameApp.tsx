import { EMBED_WIDGETS } from '@drawbridge/contracts/embed-protocol';
import { LinkProvider, LoadingOverlay, ToastRegion } from '@drawbridge/ui';
import { directionOf } from '@drawbridge/ui/messages';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { ENGLISH, loadTranslations, type ShownLocale } from '../locale/load-translations.ts';
import * as styles from './frame.css.ts';
import { FrameContext } from './frame-context.ts';
import { followHeight } from './frame-height.ts';
import type { FramePage } from './frame-page.ts';
import { FRAMED_WIDGETS } from './framed-widgets.tsx';
import { renderPageLink } from './PageLink.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';

/** The page inside a partner's frame: a single widget without any portal around it. @see EMB-4 */
export function FrameApp({ page }: { page: FramePage }) {
  useSignals();
  const { settings, session, host, drawbridge, toasts, theme, locale, run, isClosed } = page;
  const { widget } = settings.embed;
  const { fitsAnyHeight, isDialog } = EMBED_WIDGETS[widget] as {
    fitsAnyHeight?: boolean;
    isDialog?: boolean;
  };
  useEffect(() => void session.start(), [session]);
  useEffect(
    () => (fitsAnyHeight ? undefined : followHeight((height) => host.tell('resize', { height }))),
    [host, fitsAnyHeight],
  );
  const shownTheme = theme.value;
  useLayoutEffect(() => {
    if (shownTheme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = shownTheme;
  }, [shownTheme]);
  const shownLocale = useShownLocale(locale.value);
  useEscape(host.tellEscape);
  const sessionState = session.state.value;
  useEffect(() => {
    if (sessionState === 'refused') host.tell('error', { code: 'token_refused' });
  }, [host, sessionState]);

  const Widget = FRAMED_WIDGETS[widget];
  return (
    <FrameContext value={page}>
      <DrawbridgeProvider
        value={drawbridge}
        locale={shownLocale.locale}
        {...(shownLocale.translations && { messages: shownLocale.translations })}
      >
        <LinkProvider renderLink={renderPageLink}>
          <main className={fitsAnyHeight ? styles.filling : isDialog ? styles.dialog : styles.flowing}>
            <WidgetBoundary key={run.value} onFailed={() => host.tell('error', { code: 'unavailable' })}>
              <Suspense fallback={<LoadingOverlay cover="area" />}>
                {isClosed.value ? null : sessionState === 'asking' ? (
                  <LoadingOverlay cover="area" />
                ) : (
                  <Widget />
                )}
              </Suspense>
            </WidgetBoundary>
          </main>
          <ToastRegion toasts={toasts} />
        </LinkProvider>
      </DrawbridgeProvider>
    </FrameContext>
  );
}

/** The language and its texts once they are loaded; until then the previous one. */
function useShownLocale(wished: string | undefined): ShownLocale {
  const [shown, setShown] = useState<ShownLocale>(ENGLISH);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await loadTranslations(wished);
      if (isCurrent) setShown(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [wished]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = shown.locale;
    root.dir = directionOf(shown.locale);
  }, [shown]);
  return shown;
}

/** Reports Escape to the host if nothing in the frame handled it, because the host's dialog surrounds the frame. */
function useEscape(tellEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog[open], :popover-open')
      )
        tellEscape();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [tellEscape]);
}
