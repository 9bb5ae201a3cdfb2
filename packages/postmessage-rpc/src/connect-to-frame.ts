import { type HandshakeMessage, type Protocol, readHandshake } from './handshake.ts';
import { createPeer, type Handlers, type Peer, type PeerOptions } from './peer.ts';
import { RpcError } from './rpc-error.ts';

export interface ConnectToFrameOptions extends Handlers {
  /** The window inside the frame, read for each message: a removed frame has none. */
  getWindow(): Window | null | undefined;
  /** Origin of the frame's document. Messages from any other origin are ignored, and none are sent to one. */
  origin: string;
  protocol: Protocol;
  answers?: PeerOptions['answers'];
  /** How long a call waits for its answer, including the handshake. Default: 10 s. */
  timeoutMs?: number;
  /** Called when a document in the frame has connected; a reload of the frame connects again. */
  onOpen?(): void;
  /** Called when the frame uses another version; nothing is connected then. */
  onRefused?(version: number): void;
}

/** A frame as its host sees it. Calls wait for the handshake: the first, or after a reload the next. */
export type FrameConnection = Peer;

interface Waiting {
  send(peer: Peer, leftMs: number): void;
  fail(error: RpcError): void;
  timer: ReturnType<typeof setTimeout> | undefined;
  endsAtMs: number;
}

const USUAL_TIMEOUT_MS = 10_000;

/**
 * The host's end. The window is used only for the handshake: a hello counts if it comes from this frame's window and
 * origin, with this protocol and version. Everything else at the window is ignored.
 * @see EMB-5, EMB-6, EMB-10
 */
export function connectToFrame(options: ConnectToFrameOptions): FrameConnection {
  const { getWindow, origin, protocol, timeoutMs: usualTimeoutMs = USUAL_TIMEOUT_MS } = options;
  if (origin === '*' || origin === 'null' || origin === '')
    throw new TypeError('connectToFrame needs the exact origin of the frame');
  const waiting = new Set<Waiting>();
  let peer: Peer | undefined;
  let isClosed = false;

  function listen(event: MessageEvent<unknown>): void {
    const window = getWindow();
    if (!window || event.source !== window || event.origin !== origin) return;
    const hello = readHandshake(event.data, protocol);
    if (hello?.type !== 'hello') return;
    const { name, version } = protocol;
    const answer = (type: HandshakeMessage['type'], ports: MessagePort[] = []) =>
      window.postMessage({ protocol: name, version, type, nonce: hello.nonce }, origin, ports);
    if (hello.version !== version) {
      answer('refused');
      options.onRefused?.(hello.version);
      return;
    }
    const channel = new MessageChannel();
    // The previous document is gone: pending calls to it will not be answered.
    peer?.close();
    peer = createPeer(channel.port1, { ...options, timeoutMs: usualTimeoutMs });
    answer('port', [channel.port2]);
    options.onOpen?.();
    flush(peer);
  }

  function flush(opened: Peer): void {
    const now = performance.now();
    for (const one of waiting) {
      clearTimeout(one.timer);
      one.send(opened, Math.max(0, one.endsAtMs - now));
    }
    waiting.clear();
  }

  addEventListener('message', listen);
  return {
    call(name, input, { timeoutMs = usualTimeoutMs } = {}) {
      if (isClosed) return Promise.reject(new RpcError('closed', 'The connection has ended.'));
      if (peer) return peer.call(name, input, { timeoutMs });
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          send: (opened, leftMs) => opened.call(name, input, { timeoutMs: leftMs }).then(resolve, reject),
          fail: reject,
          endsAtMs: performance.now() + timeoutMs,
          timer: setTimeout(() => {
            waiting.delete(one);
            reject(new RpcError('timeout', `${name} was not answered in time.`));
          }, timeoutMs),
        };
        waiting.add(one);
      });
    },
    notify(name, input) {
      if (isClosed) return;
      if (peer) return peer.notify(name, input);
      waiting.add({
        send: (opened) => opened.notify(name, input),
        fail: () => undefined,
        endsAtMs: Number.POSITIVE_INFINITY,
        timer: undefined,
      });
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      removeEventListener('message', listen);
      peer?.close();
      for (const { timer, fail } of waiting) {
        clearTimeout(timer);
        fail(new RpcError('closed', 'The connection has ended.'));
      }
      waiting.clear();
    },
  };
}
