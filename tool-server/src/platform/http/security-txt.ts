import express, { type Router } from 'express';
import type { Clock } from '../clock.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/**
 * `/.well-known/security.txt`: where holes are reported. It expires at a midnight, so that all servers say the same for a
 * day. @see RFC 9116
 */
export function createSecurityTxt(options: {
  securityContact: string | undefined;
  publicUrl: string;
  clock: Clock;
}): Router {
  const { securityContact, publicUrl, clock } = options;
  const router = express.Router();
  if (securityContact === undefined) return router;
  router.get('/.well-known/security.txt', (_req, res) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    res
      .set('cache-control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
