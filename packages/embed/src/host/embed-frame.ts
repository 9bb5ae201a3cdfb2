import {
  EMBED_EVENTS,
  EMBED_PROTOCOL,
  EMBED_WIDGETS,
  type EmbedCallName,
  type EmbedCalls,
  type EmbedEventName,
  type EmbedEvents,
} from '@drawbridge/contracts/embed-protocol';
import { type CallHandler, connectToFrame, type NoticeHandler, RpcError } from '@drawbridge/postmessage-rpc';
import { type FrameTarget, toFrameAddress } from './frame-address.ts';
import { parseEvent } from './guards.ts';
import { readRefusal } from './read-refusal.ts';
import type { GetToken } from './settings.ts';

export interface EmbedFrameOptions {
  /** Origin of Drawbridge. */
  base: string;
  target: FrameTarget;
  /** Accessible name of the frame; defaults to the widget's, in English. */
  title?: string | undefined;
  /** `lazy` loads it when it comes near the viewport. */
  loading?: 'lazy' | 'eager' | undefined;
  getToken(): ReturnType<GetToken>;
  onEvent<Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]): void;
  /** Called when the frame did not connect: its server is down, or it uses another version. */
  onUnavailable(): void;
  /** Called when the reader pressed Escape inside the frame. */
  onEscape?(): void;
  /** How long a frame may take to connect after it has loaded. */
  patienceMs?: number;
}

/** A framed widget and the calls to it. */
export interface EmbedFrame {
  element: HTMLIFrameElement;
  /** Rejects with an `RpcError` if the widget refuses, is gone or does not answer. */
  call<Name extends EmbedCallName>(name: Name, input: EmbedCalls[Name]): Promise<void>;
  /** Removes the frame with its listeners and timers. @see EMB-14 */
  remove(): void;
}

const USUAL_PATIENCE_MS = 10_000;
/** Browser features that a widget may use; nothing else is delegated. */
const ALLOWED = 'fullscreen; clipboard-write';

/** Creates a widget's frame. The caller inserts `element` into the page. @see EMB-4, EMB-5, EMB-6 */
export function createEmbedFrame(options: EmbedFrameOptions): EmbedFrame {
  const { base, target, onEvent, patienceMs = USUAL_PATIENCE_MS } = options;
  const { origin } = new URL(base);
  const element = document.createElement('iframe');
  element.src = toFrameAddress(base, target);
  element.title = options.title || EMBED_WIDGETS[target.widget].title;
  element.loading = options.loading ?? 'lazy';
  element.allow = ALLOWED;
  element.referrerPolicy = 'strict-origin';

  let isConnected = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const connection = connectToFrame({
    getWindow: () => element.contentWindow,
    origin,
    protocol: EMBED_PROTOCOL,
    calls: { getToken: { parse: () => ({}) as never, handle: giveToken } satisfies CallHandler },
    notices: {
      ...Object.fromEntries(EMBED_EVENTS.map((name) => [name, toNotice(name)])),
      escape: { parse: () => ({}) as never, handle: () => options.onEscape?.() } satisfies NoticeHandler,
    },
    onOpen() {
      isConnected = true;
      clearTimeout(patience);
    },
    onRefused: options.onUnavailable,
  });

  async function giveToken() {
    try {
      return (await options.getToken()) ?? {};
    } catch {
      throw new RpcError('failed', "The page's getToken failed.");
    }
  }

  function toNotice(name: EmbedEventName): NoticeHandler {
    const handler: NoticeHandler<EmbedEvents[EmbedEventName]> = {
      parse: (value) => parseEvent(name, value),
      handle: (detail) => onEvent(name, detail as never),
    };
    return handler as NoticeHandler;
  }

  /** A refusal page runs no program: it states its reason in one message. */
  function hearRefusal(event: MessageEvent<unknown>): void {
    if (event.source !== element.contentWindow || event.origin !== origin) return;
    const code = readRefusal(event.data);
    if (code === undefined) return;
    clearTimeout(patience);
    isConnected = true;
    onEvent('error', { code });
  }

  function beginPatience(): void {
    if (isConnected) return;
    clearTimeout(patience);
    // A frame does not report that it shows the browser's error page.
    patience = setTimeout(options.onUnavailable, patienceMs);
  }

  addEventListener('message', hearRefusal);
  element.addEventListener('load', beginPatience);
  return {
    element,
    async call(name, input) {
      await connection.call(name, input);
    },
    remove() {
      clearTimeout(patience);
      removeEventListener('message', hearRefusal);
      element.removeEventListener('load', beginPatience);
      connection.close();
      element.remove();
    },
  };
}
