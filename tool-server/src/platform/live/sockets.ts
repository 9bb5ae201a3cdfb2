import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type PersonId, problem } from '@drawbridge/contracts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import { toFailure } from '../http/problems.ts';
import { checkStorable } from '../http/storable-text.ts';
import type { Log } from '../log/log.ts';

/** Most sockets of one person in this process; the oldest is closed. */
export const MOST_SOCKETS = 5;
const MAX_INBOUND_BYTES = 1_024;
/** A peer that does not read: it may connect again and receive what it missed. */
const MAX_WAITING_BYTES = 262_144;
const STOP_MS = 1_000;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

/** What is known of a socket once it is accepted. */
export interface Admitted {
  personId: PersonId;
  sessionId: string;
  /** The time at which the socket's token expires. */
  endsAtMs: number;
  /** The last notification sent to this socket. */
  lastId: string;
}

/** One open socket. There may be thousands: no timer and no buffer of its own. */
export interface Peer extends Admitted {
  socket: WebSocket;
  isAlive: boolean;
}

export interface SocketsDeps {
  path: string;
  protocol: string;
  tokenPrefix: string;
  /** Close code for a session that is over. */
  endedCode: number;
  /** The one origin whose pages may open a socket; programs send none. */
  origin: string;
  /** Accepts, or throws a problem. */
  admit(upgradeRequest: { token: string; query: URLSearchParams }): Promise<Admitted>;
  onOpen(peer: Peer): void;
  /** Those of the sessions that are still valid. */
  listLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  clock: Clock;
  log: Log;
}

export interface Sockets {
  /** Answers a request for a socket, also one that is refused. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  of(personId: PersonId): readonly Peer[];
  people(): PersonId[];
  /** Pings; closes sockets that are dead or whose session is over. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Sends to a peer, or closes one that stopped reading. */
export function send({ socket }: Peer, text: string): void {
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  else socket.send(text);
}

function refuse(socket: Duplex, status: number, retryAfterSeconds?: number): void {
  const retry = retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`;
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}

/** The sockets of this process: who is accepted, how many, and for how long. */
export function createSockets(deps: SocketsDeps): Sockets {
  const { clock, log } = deps;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_INBOUND_BYTES,
    clientTracking: false,
    handleProtocols: () => deps.protocol,
  });
  const peers = new Map<PersonId, Peer[]>();
  let isClosing = false;

  function drop(peer: Peer) {
    const left = (peers.get(peer.personId) ?? []).filter((other) => other !== peer);
    if (left.length > 0) peers.set(peer.personId, left);
    else peers.delete(peer.personId);
  }

  function open(socket: WebSocket, admitted: Admitted) {
    const peer: Peer = { ...admitted, socket, isAlive: true };
    const others = peers.get(peer.personId) ?? [];
    peers.set(peer.personId, [...others, peer]);
    socket.on('pong', () => {
      peer.isAlive = true;
    });
    socket.on('close', () => drop(peer));
    // Too long a message, a broken frame: ws closes the socket.
    socket.on('error', () => socket.terminate());
    if (others.length >= MOST_SOCKETS) others[0]?.socket.close(TRY_AGAIN_LATER, 'too many windows');
    deps.onOpen(peer);
  }

  async function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
    // The other side may disconnect at any moment before there is a peer.
    socket.on('error', () => socket.destroy());
    const url = URL.parse(req.url ?? '', 'http://socket');
    if (url?.pathname !== deps.path) return refuse(socket, 404);
    if (isClosing) return refuse(socket, 503, 1);
    if (req.headers.origin !== undefined && req.headers.origin !== deps.origin) return refuse(socket, 403);
    const protocols = (req.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    const token = protocols.find((name) => name.startsWith(deps.tokenPrefix));
    try {
      if (!protocols.includes(deps.protocol)) throw problem('bad_input');
      if (!token) throw problem('not_signed_in');
      checkStorable(Object.fromEntries(url.searchParams));
      const admitted = await deps.admit({
        token: token.slice(deps.tokenPrefix.length),
        query: url.searchParams,
      });
      if (isClosing || socket.destroyed) return refuse(socket, 503, 1);
      server.handleUpgrade(req, socket, head, (opened) => open(opened, admitted));
    } catch (error) {
      const failure = toFailure(error, log, { method: 'GET', route: deps.path });
      refuse(socket, failure.problem.status, failure.problem.retryAfterSeconds);
    }
  }

  return {
    upgrade: (req, socket, head) => void upgrade(req, socket, head),
    of: (personId) => peers.get(personId) ?? [],
    people: () => [...peers.keys()],

    async sweep() {
      const all = [...peers.values()].flat();
      if (all.length === 0) return;
      for (const peer of all) {
        if (!peer.isAlive) peer.socket.terminate();
        peer.isAlive = false;
        peer.socket.ping();
      }
      const nowMs = clock.now().getTime();
      const live = await deps.listLiveSessions([...new Set(all.map(({ sessionId }) => sessionId))]);
      for (const { socket, sessionId, endsAtMs } of all)
        if (endsAtMs <= nowMs || !live.has(sessionId)) socket.close(deps.endedCode, 'session ended');
    },

    async close() {
      isClosing = true;
      const all = [...peers.values()].flat();
      if (all.length === 0) return;
      const gone = Promise.all(
        all.map(({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))),
      );
      for (const { socket } of all) socket.close(GOING_AWAY, 'the server stops');
      const timer = setTimeout(() => {
        for (const { socket } of all) socket.terminate();
      }, STOP_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}
