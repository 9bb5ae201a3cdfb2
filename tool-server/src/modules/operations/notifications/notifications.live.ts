import { type Endpoint, type PersonId, problem } from '@drawbridge/contracts';
import {
  type PushedChange,
  type PushedNotification,
  SOCKET_PATH,
  SOCKET_PROTOCOL,
  SOCKET_SESSION_ENDED,
  SOCKET_TOKEN_PREFIX,
} from '@drawbridge/contracts/operations';
import { decodeJwt } from 'jose';
import type { Actor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Live } from '../../../platform/live/live.ts';
import { createSockets, type Peer, type Sockets, send } from '../../../platform/live/sockets.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { LiveMessage } from './notifications.service.ts';
import * as store from './notifications.store.ts';

const SWEEP_MS = 30_000;
/** The most events that are replayed. If more were missed, the list is read again instead. */
const MOST_REPLAYED = 50;
/** What opens a socket is not known to be behind a proxy or not: a refusal is recorded without an address. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };
/** People looked up in one statement. */
const PEOPLE_AT_ONCE = 500;

export interface NotificationSocketDeps {
  database: Database;
  live: Live;
  publicUrl: string;
  authorize(endpoint: Pick<Endpoint, 'access' | 'name'>, token: string, origin: Origin): Promise<Actor>;
  listLiveSessions(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  clock: Clock;
  log: Log;
}

const toText = (message: PushedNotification | PushedChange) => JSON.stringify(message);

function toPushed(row: store.MissedRow): { id: string; text: string } {
  const notification = store.toNotification({
    ...row,
    isRead: row.is_read,
    createdAt: new Date(Number(row.created_ms)),
  });
  return {
    id: notification.sk,
    text: toText({ notificationContent: { content: notification.content }, notification }),
  };
}

/**
 * The live socket of the notifications: what any process commits is pushed here, in order and once, starting after the
 * last one pushed.
 */
export function createNotificationSockets(deps: NotificationSocketDeps): Pick<
  Sockets,
  'upgrade' | 'close'
> & {
  job: Job;
} {
  const { database, live, authorize, clock, log, publicUrl } = deps;
  const sockets = createSockets({
    path: `/api/main/${SOCKET_PATH}`,
    protocol: SOCKET_PROTOCOL,
    tokenPrefix: SOCKET_TOKEN_PREFIX,
    endedCode: SOCKET_SESSION_ENDED,
    origin: new URL(publicUrl).origin,
    async admit({ token, query }) {
      const actor = await authorize({ access: 'portal', name: 'notificationSocket' }, token, NO_ORIGIN);
      if (actor.kind !== 'portal') throw problem('not_signed_in');
      const { email, newest } = await store.readSocketOwner(database.db, actor.personId);
      // @see NOTIF-16
      if ((query.get('user_id') ?? '').trim().toLowerCase() !== email) throw problem('forbidden');
      const lastId = query.get('last_id') ?? newest;
      if (!/^\d{1,16}$/.test(lastId)) throw problem('bad_input');
      return {
        personId: actor.personId,
        sessionId: actor.sessionId,
        endsAtMs: (decodeJwt(token).exp ?? 0) * 1000,
        lastId: store.toSk(lastId),
      };
    },
    onOpen: ({ personId }) => pushTo([personId]),
    listLiveSessions: (ids) => deps.listLiveSessions(ids, clock.now()),
    clock,
    log,
  });

  const due = new Set<PersonId>();
  let pushing: Promise<void> | undefined;

  /** One statement at a time for all sockets of the process: wake-ups that arrive meanwhile are handled together. */
  function pushTo(personIds: readonly PersonId[]) {
    for (const personId of personIds) if (sockets.of(personId).length > 0) due.add(personId);
    pushing ??= pushDue()
      // The sweep pushes what was not pushed.
      .catch((error: unknown) => log.warn({ err: error }, 'live notifications could not be read'))
      .finally(() => {
        pushing = undefined;
        if (due.size > 0) pushTo([]);
      });
  }

  async function pushDue() {
    while (due.size > 0) {
      const people = [...due].slice(0, PEOPLE_AT_ONCE);
      for (const personId of people) due.delete(personId);
      const since = people.flatMap((person_id) => {
        const [first, ...others] = sockets.of(person_id).map(({ lastId }) => lastId);
        if (first === undefined) return [];
        return [{ person_id, last_id: others.reduce((least, id) => (id < least ? id : least), first) }];
      });
      if (since.length === 0) continue;
      const rows = await store.readMissed(database, since, MOST_REPLAYED + 1);
      for (const [personId, missed] of Map.groupBy(rows, (row) => row.person_id))
        for (const peer of sockets.of(personId)) pushToPeer(peer, missed.map(toPushed));
    }
  }

  function pushToPeer(peer: Peer, missed: readonly { id: string; text: string }[]) {
    const news = missed.filter(({ id }) => id > peer.lastId);
    const newest = news.at(-1);
    if (!newest) return;
    peer.lastId = newest.id;
    if (news.length > MOST_REPLAYED) send(peer, toText({ reload: true }));
    else for (const { text } of news) send(peer, text);
  }

  live.subscribe({
    onMessage(personId, text) {
      const message = JSON.parse(text) as LiveMessage;
      if (message.is === 'new') pushTo([personId]);
      else for (const peer of sockets.of(personId)) send(peer, toText({ statusChanged: message.change }));
    },
    onGap: () => pushTo(sockets.people()),
  });

  return {
    upgrade: sockets.upgrade,
    job: {
      name: 'sockets',
      everyMs: SWEEP_MS,
      async run() {
        await sockets.sweep();
        // A wake-up may have been lost on its way here.
        pushTo(sockets.people());
        await pushing;
        return 0;
      },
    },
    async close() {
      await sockets.close();
      await pushing;
    },
  };
}
