import { SOCKET_CHECK_MS, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '@drawbridge/contracts/operations';

/** A socket that is connecting or open. */
export interface OpenedSocket {
  close(): void;
}

/** Opens a socket. The callbacks receive its messages and, once, the closing. */
export type OpenSocket = (
  address: string,
  protocols: string[],
  events: { onText(text: string): void; onClose(): void },
) => OpenedSocket;

export interface Timers {
  setInterval(run: () => void, ms: number): unknown;
  clearInterval(timer: unknown): void;
}

export interface LiveSocketDeps {
  openSocket: OpenSocket;
  timers: Timers;
  /** Called before each connection; loads the id to resume after. If it fails, the next check connects. */
  prepare(): Promise<void>;
  toAddress(): string;
  /** Read again for each connection, because an hour-old token may have expired. */
  token(): string | undefined;
  onText(text: string): void;
}

export interface LiveSocket {
  start(): void;
  stop(): void;
}

/** Opens a browser WebSocket. */
export const openBrowserSocket: OpenSocket = (address, protocols, { onText, onClose }) => {
  const socket = new WebSocket(address, protocols);
  socket.addEventListener('message', ({ data }) => onText(String(data)));
  socket.addEventListener('close', onClose);
  return socket;
};

/** Keeps one socket open: checks every 50 seconds, and connects only if there is none. @see NOTIF-12, NOTIF-13 */
export function createLiveSocket(deps: LiveSocketDeps): LiveSocket {
  const { openSocket, timers, prepare, toAddress, token, onText } = deps;
  let timer: unknown;
  let socket: OpenedSocket | undefined;
  let isPreparing = false;
  /** Incremented on every start; a connection attempt from before a stop is dropped. */
  let run = 0;

  async function check() {
    if (socket || isPreparing) return;
    const mine = run;
    isPreparing = true;
    try {
      await prepare();
    } catch {
      // `prepare` reports its own failure; the next check tries again.
      return;
    } finally {
      if (mine === run) isPreparing = false;
    }
    const fresh = token();
    if (mine === run && fresh) open(fresh);
  }

  function open(fresh: string) {
    const opened: OpenedSocket = openSocket(
      toAddress(),
      [SOCKET_PROTOCOL, `${SOCKET_TOKEN_PREFIX}${fresh}`],
      {
        onText: (text) => socket === opened && onText(text),
        onClose() {
          if (socket === opened) socket = undefined;
        },
      },
    );
    socket = opened;
  }

  return {
    start() {
      if (timer !== undefined) return;
      timer = timers.setInterval(() => void check(), SOCKET_CHECK_MS);
      void check();
    },
    stop() {
      run += 1;
      isPreparing = false;
      timers.clearInterval(timer);
      timer = undefined;
      socket?.close();
      socket = undefined;
    },
  };
}
