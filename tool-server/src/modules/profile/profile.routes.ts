import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { ProfileService } from './profile.service.ts';

/** Both serve the caller alone: there is no id that could name another person. */
export function toProfileRoutes(profiles: ProfileService): Route<PortalActor>[] {
  return [
    serve(getSubscriptionInfo, ({ actor }: { actor: PortalActor }) => profiles.subscription(actor.personId)),
    serve(getProfile, ({ input, actor }) => profiles.profile(actor.personId, input)),
  ];
}
