import { existsSync } from 'node:fs';
import path from 'node:path';
import { problem } from '@drawbridge/contracts';
import { EMBED_WIDGETS, isEmbedWidget } from '@drawbridge/contracts/integration';
import express, { type Router } from 'express';
import { createFiles, createPages } from '../../../platform/http/pages.ts';
import type { Config } from '../../../settings/config.ts';
import { toFormOrigins, toPageSettings } from '../../../settings/page-settings.ts';
import { type FrameFault, sendFrameRefusal } from './frame-refusal.ts';
import { readPageOrigins } from './page-origin.ts';

/** Frames that show labs are a build of their own (decision 0095). */
const DOCUMENTS = {
  plain: { document: 'frame.html', firstLoads: 'first-loads.json' },
  labs: { document: 'lab-frame.html', firstLoads: 'lab-first-loads.json' },
} as const;
/** The loader, and the files that it, the elements and the frame load. Nothing else of the folder is served. */
const FILES = /^\/(v1\.js|assets\/[\w.-]+)$/;

/** The loader and the frames that show widgets in other sites' pages. @see EMB-5, EMB-11 */
export function createEmbedPages(deps: {
  config: Config;
  distDir: string;
  findOrigins(key: unknown): Promise<readonly string[] | undefined>;
}): Router {
  const { config, distDir, findOrigins } = deps;
  const { productName, publicUrl } = config;
  const own = new URL(publicUrl).origin;
  const files = createFiles(distDir, { isForEveryone: true });
  const others = {
    connect: [],
    frame: toFormOrigins(config),
    isFramedByUs: true,
  };
  const makePages = (names: (typeof DOCUMENTS)['plain' | 'labs']) =>
    createPages(distDir, toPageSettings(config), others, names);
  const pages = { plain: makePages(DOCUMENTS.plain), labs: makePages(DOCUMENTS.labs) };
  const isBuilt = () =>
    Object.values(DOCUMENTS).every(({ document }) => existsSync(path.join(distDir, document)));

  const router = express.Router();

  router.use('/embed', (req, res, next) => {
    if (!FILES.test(req.path) || !['GET', 'HEAD'].includes(req.method)) return next();
    return files(req, res, (error?: unknown) => {
      if (error) return next(error);
      // The page that loads it may read why there is no file.
      res.set('access-control-allow-origin', '*');
      return next(
        isBuilt()
          ? problem('not_found')
          : problem('unavailable', { message: 'The widgets of this installation are not built.' }),
      );
    });
  });

  router.get('/embed/frame/:widget', async (req, res) => {
    const refuse = (fault: FrameFault) => sendFrameRefusal(res, fault, productName);
    const { widget } = req.params;
    if (!isEmbedWidget(widget)) return refuse('unknown_widget');
    const { key, origin } = req.query;
    const allowedOrigins = await findOrigins(key);
    if (!allowedOrigins) return refuse('unknown_key');
    const isListed = (origin: string) => origin === own || allowedOrigins.includes(origin);
    if (!readPageOrigins(req, origin).every(isListed)) return refuse('origin_not_allowed');
    if (!isBuilt()) return refuse('unavailable');
    const { hasLabs } = EMBED_WIDGETS[widget] as { hasLabs?: boolean };
    return pages[hasLabs ? 'labs' : 'plain'].send(res, {
      frameAncestors: allowedOrigins,
      settings: { embed: { widget, allowedOrigins, publishableKey: key } },
    });
  });

  router.use('/embed', () => {
    throw problem('not_found');
  });
  return router;
}
