import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { ProfileService } from './profile.service.ts';

/** Both answer for the caller alone: there is no id to name somebody else by. */
export function toProfileRoutes(profiles: ProfileService): Route<PortalActor>[] {
  return [
    serve(getSubscriptionInfo, ({ actor }: { actor: PortalActor }) => profiles.subscription(actor.personId)),
    serve(getProfile, ({ input, actor }) => profiles.profile(actor.personId, input)),
  ];
}
