import { keepGuestWork, startGuest } from '@drawbridge/contracts/practice';
import type { Actor, PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { GuestService } from './guest.service.ts';

export function toGuestRoutes(guests: GuestService): (Route<Actor> | Route<PortalActor>)[] {
  return [
    serve(startGuest, ({ address }) => guests.start(address)),
    serve(keepGuestWork, ({ input, actor }: Call<typeof keepGuestWork, PortalActor>) =>
      guests.keep(actor.personId, input.token),
    ),
  ];
}
