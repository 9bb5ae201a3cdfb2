import {
  getProfile,
  getProfileDetails,
  getSubscriptionInfo,
  PROFILE_TEXTS,
  updateProfile,
} from '@drawbridge/contracts/recognition';
import type { Actor, PersonActor, PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { ProfileService } from './profile.service.ts';

/** They serve the caller alone: there is no id that could name another person. */
export function toProfileRoutes(profiles: ProfileService): Route<Actor>[] {
  const read: Route<PersonActor>[] = [
    serve(getSubscriptionInfo, ({ actor }: { actor: PersonActor }) => profiles.subscription(actor.personId)),
    serve(getProfile, ({ input, actor }) => profiles.profile(actor.personId, input)),
  ];
  const change: Route<PortalActor>[] = [
    serve(getProfileDetails, ({ actor }) => profiles.details(actor.personId)),
    serve(updateProfile, async ({ input, actor }) =>
      answer(await profiles.update(actor, input), PROFILE_TEXTS.updated),
    ),
  ];
  return [...read, ...change];
}
