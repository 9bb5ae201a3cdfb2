import { problem } from '@drawbridge/contracts';
import { PICTURE_TEXTS, removePicture, uploadPicture } from '@drawbridge/contracts/recognition';
import express, { type Router } from 'express';
import type { PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { PictureService } from './picture.service.ts';

export function toPictureRoutes(pictures: PictureService): Route<PortalActor>[] {
  return [
    serve(uploadPicture, async ({ input, actor }: { input: { image: string }; actor: PortalActor }) =>
      answer({ picture: await pictures.upload(actor.personId, input.image) }, PICTURE_TEXTS.updated),
    ),
    serve(removePicture, async ({ actor }) => {
      await pictures.remove(actor.personId);
      return answer({}, PICTURE_TEXTS.removed);
    }),
  ];
}

const YEAR_SECONDS = 31_536_000;

/**
 * The pictures, for whoever was shown an address: public profiles and boards of other sites show them too. The common
 * headers say that the type is not to be guessed, and that nothing in it may run.
 */
export function createPictureRouter(pictures: PictureService): Router {
  const router = express.Router();
  router.get('/pictures/:file', async (req, res) => {
    const image = await pictures.find(req.params.file.replace(/\.webp$/, ''));
    if (!image) throw problem('not_found');
    res
      .set({
        'content-type': 'image/webp',
        'content-length': String(image.length),
        'content-disposition': 'inline; filename="picture.webp"',
        // Not by caches that are shared: a picture that was removed should be gone.
        'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .end(req.method === 'HEAD' ? undefined : Buffer.from(image));
  });
  return router;
}
