import type { Exchange } from '../../../engine/exchange.ts';

const SID = /(?:^|;\s*)sid=([^;]+)/;

/** Who was signed in during each exchange of one session: the app's sessions are opened in the same exchanges. */
export function findUsers(exchanges: readonly Exchange[]): string[] {
  const users = new Map<string, string>();
  return exchanges.map(({ request, response, events }) => {
    const user = users.get(SID.exec(request.headers['cookie'] ?? '')?.[1] ?? '') ?? '';
    const opened = events.findLast((event) => event.kind === 'session' && event.action === 'opened');
    const cookie = response.headers.findLast(([name, value]) => name === 'set-cookie' && SID.test(value));
    const sid = SID.exec(cookie?.[1] ?? '')?.[1];
    if (opened?.kind === 'session' && sid !== undefined) users.set(sid, opened.user);
    return user;
  });
}
