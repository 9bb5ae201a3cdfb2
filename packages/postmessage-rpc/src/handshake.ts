/** What both ends must agree on before they exchange messages. */
export interface Protocol {
  name: string;
  version: number;
}

/**
 * The only messages between the windows: the frame's hello and the host's answer. All later messages use the port that
 * comes with the answer.
 */
export type HandshakeMessage =
  | { protocol: string; version: number; type: 'hello'; nonce: string }
  /** A port is transferred with it. */
  | { protocol: string; version: number; type: 'port'; nonce: string }
  /** The host supports only the named version. */
  | { protocol: string; version: number; type: 'refused'; nonce: string };

/** Returns a handshake message of the protocol, or undefined: any message may arrive at a window. */
export function readHandshake(data: unknown, { name }: Protocol): HandshakeMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, version, type, nonce } = data as Partial<Record<keyof HandshakeMessage, unknown>>;
  if (protocol !== name || typeof version !== 'number' || typeof nonce !== 'string') return undefined;
  if (type !== 'hello' && type !== 'port' && type !== 'refused') return undefined;
  return { protocol: name, version, type, nonce };
}
