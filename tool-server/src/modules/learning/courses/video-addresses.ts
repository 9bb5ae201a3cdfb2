import { createHmac, timingSafeEqual } from 'node:crypto';
import { catalogueRoot } from '@drawbridge/content';
import { asId, type CourseId, courseId, type ItemId, itemId, problem } from '@drawbridge/contracts';
import express, { type Response, type Router } from 'express';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import { findItem } from '../../kernel/catalogue/index.ts';

/** Long enough to watch with pauses; the page gets new addresses when they have expired. */
export const VIDEO_ADDRESS_SECONDS = 3_600;

const PARTS = ['src', 'captions', 'poster'] as const;
type Part = (typeof PARTS)[number];

export interface VideoAddresses {
  url: string;
  captions_url: string;
  poster_url: string;
  expires_at: string;
}

export interface VideoFiles {
  toAddresses(courseId: CourseId, itemId: ItemId): VideoAddresses;
  router: Router;
}

/** An error of `send`, whose headers belong to the answer. */
interface SendError extends Error {
  code?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** Sends a file or the range of it that is asked for. */
function sendVideoFile(res: Response, path: string): Promise<void> {
  const headers = {
    // Not compressed on the fly: ranges are of the file itself.
    'cache-control': `private, max-age=${VIDEO_ADDRESS_SECONDS}, no-transform`,
    // Pages of partners show it on their own origin; the signature is what lets them.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return new Promise((resolve, reject) => {
    res.sendFile(path, { root: catalogueRoot, cacheControl: false, headers }, (error?: SendError) => {
      // A player ends a request as soon as it has enough, also before anything was sent.
      if (!error || res.headersSent || error.code === 'ECONNABORTED') return resolve();
      if (error.status !== 416) return reject(error);
      res
        .status(416)
        .set(error.headers ?? {})
        .end();
      resolve();
    });
  });
}

/**
 * A video element sends no token, and in a frame of another site no cookie: what it may load is said by its address. It
 * is signed for one file and expires; whoever has it can load that file until then. @see PLAYER-9
 */
export function createVideoFiles(deps: {
  config: Pick<Config, 'bases'>;
  database: Database;
  secret: Secret;
  clock: Clock;
}): VideoFiles {
  const { config, clock } = deps;
  const { db } = deps.database;
  const key = deps.secret.derive('video addresses');

  const sign = (course: string, item: string, part: string, expires: string) =>
    createHmac('sha256', key).update([course, item, part, expires].join('\n')).digest();

  function isSigned(given: unknown, expected: Buffer): boolean {
    if (typeof given !== 'string') return false;
    const bytes = Buffer.from(given, 'base64url');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  }

  const router = express.Router();
  router.get('/api/main/course/video-file/:course/:item/:part', async (req, res) => {
    const { course, item, part } = req.params;
    const { expires = '', signature } = req.query;
    const isValid =
      typeof expires === 'string' &&
      isSigned(signature, sign(course, item, part, expires)) &&
      Number(expires) * 1000 > clock.now().getTime();
    if (!isValid) throw problem('forbidden', { message: 'This address has expired. Open the lesson again.' });
    const found = await findItem(db, asId(courseId.parse(course)), asId(itemId.parse(item)));
    const file = PARTS.find((one) => one === part);
    if (!file || !found?.body || !('video' in found.body)) throw problem('item_not_found');
    await sendVideoFile(res, found.body.video[file]);
  });

  return {
    router,
    toAddresses(course, item) {
      const expires = Math.ceil(clock.now().getTime() / 1000) + VIDEO_ADDRESS_SECONDS;
      const toAddress = (part: Part) => {
        const signature = sign(course, item, part, String(expires)).toString('base64url');
        return `${config.bases.main}/course/video-file/${course}/${item}/${part}?expires=${expires}&signature=${signature}`;
      };
      return {
        url: toAddress('src'),
        captions_url: toAddress('captions'),
        poster_url: toAddress('poster'),
        expires_at: new Date(expires * 1000).toISOString(),
      };
    },
  };
}
