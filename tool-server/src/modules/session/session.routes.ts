import {
  login,
  logout,
  logoutEverywhere,
  publishLogin,
  refreshToken,
  respondAuth,
  sendMagicLink,
} from '@drawbridge/contracts';
import type { Actor, PortalActor } from '../../actor.ts';
import { answer } from '../../platform/http/answer.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { SessionService } from './session.service.ts';

export function toSessionRoutes(session: SessionService): (Route<Actor> | Route<PortalActor>)[] {
  return [
    serve(login, async ({ input, address, userAgent }) => {
      const { message, data } = await session.login(input, { address, userAgent });
      return answer(data, message);
    }),
    serve(sendMagicLink, async ({ input, address, userAgent }) => {
      await session.magicLinks.send(input.username, { address, userAgent });
      return {};
    }),
    serve(respondAuth, async ({ input, address, userAgent }) => {
      const { message, data } = await session.magicLinks.respond(input, { address, userAgent });
      return answer(data, message);
    }),
    serve(refreshToken, async ({ input }) => {
      const { IdToken, RefreshToken } = await session.refresh(input.refresh_token);
      return { AuthenticationResult: { IdToken, RefreshToken }, IdToken };
    }),
    serve(logout, async ({ input }) => {
      await session.logout(input.refresh_token);
      return {};
    }),
    serve(logoutEverywhere, async ({ actor }: { actor: PortalActor }) => {
      await session.logoutEverywhere(actor.personId);
      return {};
    }),
    serve(publishLogin, async ({ actor }: { actor: PortalActor }) => {
      await session.recordVisit(actor);
      return {};
    }),
  ];
}
