import {
  createDrawbridge,
  createEmbedSession,
  createSafeStorage,
  type Drawbridge,
  type EmbedSession,
} from '@drawbridge/client';
import { EMBED_WIDGETS } from '@drawbridge/contracts/embed-protocol';
import { createToasts, type Toasts } from '@drawbridge/ui';
import { type Signal, signal } from '@preact/signals-react';
import { hideScrollbar } from './frame-height.ts';
import { createHostLink, type HostLink } from './host-link.ts';
import { createReplyEvents } from './reply-events.ts';
import type { FrameSettings } from './settings.ts';
import { createStartedOnce } from './started-once.ts';

/** What the page inside a frame is built on. */
export interface FramePage {
  settings: FrameSettings;
  host: HostLink;
  session: EmbedSession;
  drawbridge: Drawbridge;
  toasts: Toasts;
  theme: Signal<FrameSettings['theme']>;
  locale: Signal<string | undefined>;
  /** Incremented to restart the widget. */
  run: Signal<number>;
  /** True while the dialog around the widget is closed. Nothing is shown until it opens again, from the start. */
  isClosed: Signal<boolean>;
  /** Opens a portal page. The host decides how; without a host it opens in a new tab. */
  openPage(page: { url: string; course_id?: string; lab_id?: string }): Promise<void>;
}

export function createFramePage(settings: FrameSettings): FramePage {
  const toasts = createToasts();
  const theme = signal(settings.theme);
  const locale = signal(settings.locale);
  const run = signal(0);
  const isClosed = signal(false);
  const { isDialog, fitsAnyHeight } = EMBED_WIDGETS[settings.embed.widget] as {
    isDialog?: boolean;
    fitsAnyHeight?: boolean;
  };
  const link = createHostLink({
    allowedOrigins: settings.embed.allowedOrigins,
    calls: {
      setTheme: (input) => void (theme.value = input.theme),
      setLocale: (input) => void (locale.value = input.locale),
      setToken: ({ token, expires_at }) =>
        session.set(token === null ? null : { token, ...(expires_at && { expires_at }) }),
      open() {
        // A dialog that was never closed has already begun: choices made in it stay.
        if (isDialog) isClosed.value = false;
        else run.value += 1;
      },
      close: () => void (isClosed.value = isDialog ?? false),
      focus: focusFirst,
    },
    onConnected({ tell }) {
      if (!fitsAnyHeight) hideScrollbar();
      tell('ready', { widget: settings.embed.widget });
      // A slow host is now asked who the visitor is.
      if (session.state.peek() === 'anonymous') void session.start();
    },
  });
  const started = createStartedOnce(link.tell);
  const host: HostLink = { ...link, tell: started.tell };
  const session = createEmbedSession({
    askHost: host.askForToken,
    onVisitorChanged() {
      started.forget();
      drawbridge.stores.drop();
      run.value += 1;
    },
  });
  const drawbridge = createDrawbridge({
    bases: settings.bases,
    // Browsers give each host site separate storage; without any, drafts last as long as the page.
    storage: createSafeStorage(() => window.localStorage),
    tabStorage: createSafeStorage(() => window.sessionStorage),
    tokens: session.tokens,
    notify: (tone, message) => void toasts.show({ tone, message }),
    cspNonce: settings.cspNonce,
    onReply: createReplyEvents(host.tell),
    toPreviewFrameUrl: () =>
      `/embed/frame/lab-preview?key=${encodeURIComponent(settings.embed.publishableKey)}`,
    // A broken contract is worth finding; the reply itself is never logged.
    logError: (text, detail) => console.error(text, detail),
  });
  return {
    settings,
    host,
    session,
    drawbridge,
    toasts,
    theme,
    locale,
    run,
    isClosed,
    async openPage(page) {
      if (await host.isConnected) host.tell('navigate', page);
      else window.open(page.url, '_blank', 'noopener');
    },
  };
}

/** Focuses the first focusable element in the widget. Only at a page's request, never on load. */
function focusFirst(): void {
  document
    .querySelector<HTMLElement>('h1[tabindex], button:not(:disabled), a[href], input, select, textarea')
    ?.focus();
}
