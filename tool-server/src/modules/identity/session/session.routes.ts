import {
  endSession,
  finishSignIn,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  publishLogin,
  refreshToken,
  respondAuth,
  sendMagicLink,
  startPasskeyCheck,
} from '@drawbridge/contracts/identity';
import type { Actor, PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Call, type Origin, type Route, serve } from '../../../platform/http/api.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import type { SessionService } from './session.service.ts';
import { toSession } from './session-serializer.ts';

type PortalCall = Origin & { actor: PortalActor };

export function toSessionRoutes(
  session: SessionService,
  identityProof: Pick<IdentityProof, 'isRecent'>,
): (Route<Actor> | Route<PortalActor>)[] {
  return [
    serve(login, async ({ input, address, userAgent }) => {
      const { message, data } = await session.login(input, { address, userAgent });
      return answer(data, message);
    }),
    serve(sendMagicLink, async ({ input, address }) => {
      await session.magicLinks.send({ email: input.username, browserKey: input.browser_key }, address);
      return {};
    }),
    serve(respondAuth, async ({ input, address, userAgent }) => {
      const { browser_key: browserKey, ...link } = input;
      const { message, data } = await session.magicLinks.respond(
        { ...link, browserKey },
        { address, userAgent },
      );
      return answer(data, message);
    }),
    serve(startPasskeyCheck, ({ input }) => session.startPasskeyCheck(input.ticket)),
    serve(finishSignIn, async ({ input, address, userAgent }) => {
      const { message, data } = await session.finish(input, { address, userAgent });
      return answer(data, message);
    }),
    serve(refreshToken, async ({ input, address, userAgent }) => {
      const { AuthenticationResult, custom } = await session.refresh(input.refresh_token, {
        address,
        userAgent,
      });
      const { IdToken, RefreshToken } = AuthenticationResult;
      return { AuthenticationResult: { IdToken, RefreshToken }, IdToken, custom };
    }),
    serve(logout, async ({ input, address, userAgent }) => {
      await session.logout(input.refresh_token, { address, userAgent });
      return {};
    }),
    serve(logoutEverywhere, async (call: Call<typeof logoutEverywhere, PortalActor>) => {
      const { actor, input, address, userAgent } = call;
      await session.logoutEverywhere(actor, input.password, { address, userAgent });
      return {};
    }),
    serve(listSessions, async ({ actor }: PortalCall) => ({
      items: (await session.listSessions(actor)).map((row) => toSession(row, actor.sessionId)),
      wants_password: !identityProof.isRecent(actor),
    })),
    serve(endSession, async ({ actor, input, address, userAgent }: Call<typeof endSession, PortalActor>) => {
      await session.endSession(actor, input, { address, userAgent });
      return {};
    }),
    serve(publishLogin, async ({ actor }: PortalCall) => {
      await session.recordVisit(actor);
      return {};
    }),
  ];
}
