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
  /** Resolves when it is known whether there is a host: false for a plain `<iframe>`, or a page that never answers. */
  isConnected: Promise<boolean>;
  /** Tells the host; without one nothing happens. @see EMB-7 */
  tell<Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]): void;
  tellEscape(): void;
  /** Asks it for a token; gives an empty grant where there is no host. @see EMB-13 */
  askForToken(): Promise<EmbedGrant>;
}

interface HostLinkOptions {
  allowedOrigins: readonly string[];
  calls: CallTable;
  /** Each time a host connects: it is told then how things are. */
  onConnected?(link: Pick<HostLink, 'tell'>): void;
}

/** How long a host may take to answer at all. */
const PATIENCE_MS = 15_000;
/** Its script is there before the frame, so it answers in a moment: after this the frame goes on as one without a host. */
const PROMPT_MS = 800;

/** Connects with the host, with every message of it checked against its schema. @see EMB-5, EMB-6 */
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
