import { login, logout, refreshToken } from '@drawbridge/contracts';
import type { Actor } from '../../actor.ts';
import { answer } from '../../platform/http/answer.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { SessionService } from './session.service.ts';

export function toSessionRoutes(session: SessionService): Route<Actor>[] {
  return [
    serve(login, async ({ input, address }) => {
      const { message, data } = await session.login(input, address);
      return answer(data, message);
    }),
    serve(refreshToken, async ({ input }) => {
      const { IdToken } = await session.refresh(input.refresh_token);
      return { AuthenticationResult: { IdToken }, IdToken };
    }),
    serve(logout, async ({ input }) => {
      await session.logout(input.refresh_token);
      return {};
    }),
  ];
}
