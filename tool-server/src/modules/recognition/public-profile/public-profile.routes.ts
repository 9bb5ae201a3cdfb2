import {
  getAchievements,
  getOwnStanding,
  getPublicBadges,
  getPublicPerson,
  getVisibility,
  listHallOfFame,
  listPublicActivity,
  PUBLIC_PROFILE_TEXTS,
  setVisibility,
} from '@drawbridge/contracts/recognition';
import type { Actor, Learner, PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ActivityReader } from './activity.ts';
import { profileReadsFrom } from './public-profile.limits.ts';
import type { PublicProfileService } from './public-profile.service.ts';

export function toPublicProfileRoutes(
  profiles: PublicProfileService,
  activity: Pick<ActivityReader, 'countOwn'>,
  limits: Pick<Limits, 'check'>,
): Route<Actor>[] {
  const checkReads = (address: string) => limits.check([profileReadsFrom(address)]);

  const open: Route<Actor>[] = [
    serve(getPublicPerson, async ({ input, address }) => {
      await checkReads(address);
      return profiles.getPerson(input.user_id);
    }),
    serve(getPublicBadges, async ({ input, address }) => {
      await checkReads(address);
      return profiles.listBadges(input.user_id, input.page);
    }),
    serve(listPublicActivity, async ({ input, address }) => {
      await checkReads(address);
      return profiles.listActivity(input.user_id, input.part, input.page);
    }),
    serve(listHallOfFame, async ({ input, address }) => {
      await checkReads(address);
      return profiles.listBoard(input.period, input.page);
    }),
  ];
  // The rest serves the caller alone: there is no id that could name another person.
  const own: Route<PortalActor>[] = [
    serve(getVisibility, ({ actor }: { actor: PortalActor }) => profiles.getVisibility(actor.personId)),
    serve(setVisibility, async ({ input, actor }) =>
      answer(
        await profiles.setVisibility(actor.personId, input.visible, input.alias),
        input.visible ? PUBLIC_PROFILE_TEXTS.shown : PUBLIC_PROFILE_TEXTS.hidden,
      ),
    ),
    serve(getOwnStanding, async ({ input, actor }) => ({
      standing: await profiles.findOwnStanding(actor.personId, input.period),
    })),
  ];
  const learners: Route<Learner>[] = [
    serve(getAchievements, ({ actor }: { actor: Learner }) => activity.countOwn(actor.personId)),
  ];
  return [...open, ...own, ...learners];
}
