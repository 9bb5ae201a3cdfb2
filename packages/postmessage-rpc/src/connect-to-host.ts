import { type Protocol, readHandshake } from './handshake.ts';
import { createPeer, type Handlers, type Peer, type PeerOptions } from './peer.ts';
import { RpcError } from './rpc-error.ts';

export interface ConnectToHostOptions extends Handlers {
  /** Exact origins that may be the host. */
  allowedOrigins: readonly string[];
  protocol: Protocol;
  answers?: PeerOptions['answers'];
  /** How long a call waits for its answer. Default: 10 s. */
  timeoutMs?: number;
  /** How long to wait for the host to answer the hello. Default: 5 s; a page that never answers is not a host. */
  patienceMs?: number;
  /** Called each time a host answers: again when the page returns from the back/forward cache. */
  onOpen?(host: HostConnection): void;
}

/** The host as its frame sees it. */
export interface HostConnection extends Peer {
  /** Origin of the page around the frame. */
  origin: string;
}

const USUAL_TIMEOUT_MS = 10_000;
const USUAL_PATIENCE_MS = 5_000;

/** The origins to send a hello to: only the parent's, if the browser reveals it. */
function toTargets(allowed: readonly string[]): readonly string[] {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const parent = ancestorOrigins?.[0];
  if (parent === undefined) return allowed;
  return allowed.filter((origin) => origin === parent);
}

/**
 * The frame's end: sends a hello to its parent and uses the port in the answer. Rejects with `timeout` if no allowed
 * host answers, with `version` if it uses another version.
 * @see EMB-5, EMB-6
 */
export function connectToHost(options: ConnectToHostOptions): Promise<HostConnection> {
  const { allowedOrigins, protocol, timeoutMs = USUAL_TIMEOUT_MS, patienceMs = USUAL_PATIENCE_MS } = options;
  if (allowedOrigins.includes('*') || allowedOrigins.includes('null'))
    throw new TypeError('connectToHost needs exact origins');
  const { name, version } = protocol;
  const { parent } = window;
  let nonce = '';
  let host: HostConnection | undefined;

  function sayHello(): void {
    nonce = crypto.randomUUID();
    for (const origin of toTargets(allowedOrigins))
      parent.postMessage({ protocol: name, version, type: 'hello', nonce }, origin);
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeEventListener('message', listen);
      reject(new RpcError('timeout', 'No host answered.'));
    }, patienceMs);

    function listen(event: MessageEvent<unknown>): void {
      if (event.source !== parent || !allowedOrigins.includes(event.origin)) return;
      const answer = readHandshake(event.data, protocol);
      if (!answer || answer.nonce !== nonce) return;
      if (answer.type === 'refused') {
        clearTimeout(timer);
        removeEventListener('message', listen);
        reject(new RpcError('version', `The host speaks version ${answer.version} of ${name}.`));
        return;
      }
      const [port] = event.ports;
      if (answer.type !== 'port' || answer.version !== version || !port) return;
      clearTimeout(timer);
      // Each nonce is accepted once.
      nonce = '';
      host?.close();
      host = { ...createPeer(port, { ...options, timeoutMs }), origin: event.origin };
      options.onOpen?.(host);
      resolve(host);
    }

    addEventListener('message', listen);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && host) sayHello();
    });
    sayHello();
  });
}
