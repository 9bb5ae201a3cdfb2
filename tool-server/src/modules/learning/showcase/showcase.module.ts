import {
  deleteShowcase,
  downloadShowcase,
  listShowcaseUploads,
  SHOWCASE_TEXTS,
  uploadShowcase,
} from '@drawbridge/contracts/learning';
import type { PortalActor } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { createShowcaseService, type ShowcaseService } from './showcase.service.ts';

function toRoutes(showcase: ShowcaseService): Route<PortalActor>[] {
  return [
    serve(listShowcaseUploads, async ({ actor }: { actor: PortalActor }) => ({
      items: await showcase.list(actor.personId),
    })),
    serve(uploadShowcase, async ({ actor, input }) =>
      answer(await showcase.upload(actor.personId, input), SHOWCASE_TEXTS.received),
    ),
    serve(downloadShowcase, ({ actor, input }) => showcase.getFile(actor.personId, input.upload_id)),
    serve(deleteShowcase, async ({ actor, input }) => {
      await showcase.remove(actor.personId, input.upload_id);
      return answer({}, SHOWCASE_TEXTS.deleted);
    }),
  ];
}

/** Write-ups that learners upload. @see NAV-26 */
export const createShowcase = (deps: Parameters<typeof createShowcaseService>[0]): ServerModule => ({
  routes: toRoutes(createShowcaseService(deps)),
});
