import { PUBLIC_PAGES, problem } from '@drawbridge/contracts';
import {
  createSharedReplay,
  listSharedReplays,
  previewSharedReplay,
  readSharedReplay,
  revokeSharedReplay,
} from '@drawbridge/contracts/practice';
import { toReplaySummary, toReplayTitle } from '@drawbridge/contracts/rules';
import express, { type Router } from 'express';
import type { Actor, Learner } from '../../../actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { PagePreview, Pages } from '../../../platform/http/pages.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import type { Config } from '../../../settings/config.ts';
import type { SharedReplayService } from './shared-replay.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Enough for a team behind one address, nothing against 256 bits. */
const READS_PER_MINUTE = 120;
const PREVIEWS_PER_MINUTE = 60;
const CREATED_PER_HOUR = 60;

const toReadLimit = (address: string): Limit => ({
  of: ['shared-replay-read', toSource(address)],
  most: READS_PER_MINUTE,
  windowMs: MINUTE_MS,
});

export function toSharedReplayRoutes(
  replays: SharedReplayService,
  limits: Pick<Limits, 'check'>,
): Route<Actor>[] {
  /** These serve the caller alone: a submission or link of another person counts as missing. */
  const own: Route<Learner>[] = [
    serve(previewSharedReplay, async ({ input, actor }) => {
      await limits.check([
        { of: ['shared-replay-preview', actor.personId], most: PREVIEWS_PER_MINUTE, windowMs: MINUTE_MS },
      ]);
      return replays.preview(actor.personId, input);
    }),
    serve(createSharedReplay, async ({ input, actor, address, userAgent }) => {
      await limits.check([
        { of: ['shared-replay-create', actor.personId], most: CREATED_PER_HOUR, windowMs: HOUR_MS },
      ]);
      return replays.create({ ...actor, origin: { address, userAgent } }, input);
    }),
    serve(listSharedReplays, ({ actor }) => replays.list(actor.personId)),
    serve(revokeSharedReplay, async ({ input, actor, address, userAgent }) => {
      await replays.revoke({ ...actor, origin: { address, userAgent } }, input.shared_replay_id);
      return {};
    }),
  ];
  const open: Route<Actor>[] = [
    serve(readSharedReplay, async ({ input, address }) => {
      await limits.check([toReadLimit(address)]);
      const found = await replays.find(input.token);
      if (!found) throw problem('shared_replay_not_found');
      return found;
    }),
  ];
  return [...(own as Route<Actor>[]), ...open];
}

const TOKEN = /^[\w-]{43}$/;

/** The page of a shared replay: the portal's document, with what other sites show of a link to it. */
export function toSharedReplayRouter(
  replays: SharedReplayService,
  deps: { database: Database; limits: Pick<Limits, 'count'>; config: Config; sendPage: Pages['send'] },
): Router {
  const { database, limits, config, sendPage } = deps;
  const siteName = config.productName;
  const nothing: PagePreview = {
    title: siteName,
    description: problem('shared_replay_not_found').message,
    siteName,
  };
  const router = express.Router();
  router.get(PUBLIC_PAGES.sharedReplay, async (req, res) => {
    const { token } = req.params;
    const isOver = (await limits.count(database.db, [toReadLimit(req.ip ?? '')])) !== undefined;
    const found = isOver || !TOKEN.test(token) ? undefined : await replays.find(token);
    if (!found) return sendPage(res, { status: isOver ? 429 : 404, preview: nothing });
    const { replay } = found;
    sendPage(res, {
      preview: {
        title: toReplayTitle(replay),
        description: toReplaySummary(replay).join(' · '),
        siteName,
      },
    });
  });
  return router;
}
