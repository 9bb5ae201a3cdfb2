import { EMBED_ERRORS, EMBED_PROTOCOL, type EmbedError } from '@drawbridge/contracts/embed-protocol';

/** Returns the reason in the message of a refusal page; undefined for any other message. */
export function readRefusal(data: unknown): EmbedError | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, code } = data as Record<string, unknown>;
  if (protocol !== EMBED_PROTOCOL.name || type !== 'failed') return undefined;
  return EMBED_ERRORS.find((known) => known === code);
}
