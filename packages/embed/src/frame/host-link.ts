import type { EmbedGrant } from '@drawbridge/client';
import { embedCalls, hostAnswers } from '@drawbridge/contracts/embed-messages';
import {
  EMBED_CALLS,
  EMBED_PROTOCOL,
  type EmbedCallName,
  type EmbedCalls,
  type EmbedEventName,
  type EmbedEvents,
} from '@drawbridge/contracts/embed-protocol';
import { type CallHandler, connectToHost, type HostConnection } from '@drawbridge/postmessage-rpc';

export type CallTable = { [Name in EmbedCallName]: (input: EmbedCalls[Name]) => void | Promise<void> };

/** The page around this frame. */
export interface HostLink {
  /**
   * Resolves once it is known whether there is a host: false in a plain `<iframe>`, or on a page that never answers.
   */
  isConnected: Promise<boolean>;
  /** Sends an event to the host; does nothing without one. @see EMB-7 */
  tell<Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]): void;
  tellEscape(): void;
  /** Requests a token from the host; returns an empty grant without one. @see EMB-13 */
  askForToken(): Promise<EmbedGrant>;
}

interface HostLinkOptions {
  allowedOrigins: readonly string[];
  calls: CallTable;
  /** Called each time a host connects, to report the current state. */
  onConnected?(link: Pick<HostLink, 'tell'>): void;
}

/** How long a host may take to answer at all. */
const PATIENCE_MS = 15_000;
/**
 * The host's script loads before the frame, so it answers quickly. After this long, the frame continues as if without a
 * host.
 */
const PROMPT_MS = 800;

/** Connects to the host, and validates each of its messages against a schema. @see EMB-5, EMB-6 */
export function createHostLink({ allowedOrigins, calls, onConnected }: HostLinkOptions): HostLink {
  let host: HostConnection | undefined;
  const tell: HostLink['tell'] = (name, detail) => host?.notify(name, detail);

  function toHandler(name: EmbedCallName): CallHandler {
    const handler: CallHandler<EmbedCalls[EmbedCallName], Record<string, never>> = {
      parse: (value) => embedCalls[name].parse(value),
      async handle(input) {
        await calls[name](input as never);
        return {};
      },
    };
    return handler as CallHandler;
  }

  const connected =
    window.parent === window
      ? Promise.resolve(false)
      : connectToHost({
          allowedOrigins,
          protocol: EMBED_PROTOCOL,
          patienceMs: PATIENCE_MS,
          calls: Object.fromEntries(EMBED_CALLS.map((name) => [name, toHandler(name)])),
          answers: { getToken: (value) => hostAnswers.getToken.parse(value) },
          onOpen(opened) {
            host = opened;
            onConnected?.({ tell });
          },
        }).then(
          () => true,
          () => false,
        );
  const isConnected = Promise.race([
    connected,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(host !== undefined), PROMPT_MS)),
  ]);

  return {
    isConnected,
    tell,
    tellEscape: () => host?.notify('escape'),
    async askForToken() {
      if (!host) await isConnected;
      if (!host) return {};
      return (await host.call('getToken')) as EmbedGrant;
    },
  };
}
