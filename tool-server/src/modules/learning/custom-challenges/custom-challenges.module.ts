import {
  CUSTOM_CHALLENGE_TEXTS,
  createCustomChallenge,
  deleteCustomChallenge,
  finishCustomChallenge,
  getCustomChallenge,
  listCustomChallenges,
  startCustomChallenge,
  updateCustomChallenge,
} from '@drawbridge/contracts/learning';
import type { PortalActor } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { type CustomChallengeService, createCustomChallengeService } from './custom-challenges.service.ts';

function toRoutes(sets: CustomChallengeService): Route<PortalActor>[] {
  const { saved, deleted } = CUSTOM_CHALLENGE_TEXTS;
  return [
    serve(listCustomChallenges, async ({ actor }) => ({ items: await sets.list(actor.personId) })),
    serve(getCustomChallenge, ({ actor, input }) => sets.get(actor.personId, input.id)),
    serve(createCustomChallenge, async ({ actor, input }) =>
      answer(await sets.create(actor.personId, input), saved),
    ),
    serve(updateCustomChallenge, async ({ actor, input }) =>
      answer(await sets.update(actor.personId, input), saved),
    ),
    serve(deleteCustomChallenge, async ({ actor, input }) =>
      answer({ deleted: await sets.remove(actor.personId, input.id) }, deleted),
    ),
    serve(startCustomChallenge, ({ actor, input }) => sets.start(actor.personId, input.id)),
    serve(finishCustomChallenge, ({ actor, input }) => sets.finish(actor.personId, input.id)),
  ];
}

/** A person's own sets of challenges, against the clock. @see LAB-9, LAB-10 */
export const createCustomChallenges = (
  deps: Parameters<typeof createCustomChallengeService>[0],
): ServerModule => ({ routes: toRoutes(createCustomChallengeService(deps)) });
