import { SOCKET_CHECK_MS, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '@drawbridge/contracts/operations';

/** A socket that is opening or open. */
export interface OpenedSocket {
  close(): void;
}

/** Opens a socket; the callbacks receive its messages and, once, that it is closed. */
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
  /** Called before each opening; loads the id to resume after. A failure delays the opening to the next check. */
  prepare(): Promise<void>;
  toAddress(): string;
  /** Read again for each opening: the token of an hour ago may have run out. */
  token(): string | undefined;
  onText(text: string): void;
}

export interface LiveSocket {
  start(): void;
  stop(): void;
}

/** The socket of the browser. */
export const openBrowserSocket: OpenSocket = (address, protocols, { onText, onClose }) => {
  const socket = new WebSocket(address, protocols);
  socket.addEventListener('message', ({ data }) => onText(String(data)));
  socket.addEventListener('close', onClose);
  return socket;
};

/** Keeps one socket open: checks every 50 seconds, and opens another only where there is none. @see NOTIF-12, NOTIF-13 */
export function createLiveSocket(deps: LiveSocketDeps): LiveSocket {
  const { openSocket, timers, prepare, toAddress, token, onText } = deps;
  let timer: unknown;
  let socket: OpenedSocket | undefined;
  let isPreparing = false;
  /** Another for each start: an opening that was under way when it stopped ends in nothing. */
  let run = 0;

  async function check() {
    if (socket || isPreparing) return;
    const mine = run;
    isPreparing = true;
    try {
      await prepare();
    } catch {
      // `prepare` reports its failure itself; the next check tries again.
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
