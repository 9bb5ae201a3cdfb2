import {
  disableToken,
  generateApiToken,
  generateToken,
  getApiTokens,
  revokeApiToken,
  TOKEN_TEXTS,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { TokenService } from './tokens.service.ts';

export function toTokenRoutes(tokens: TokenService): Route<PortalActor>[] {
  return [
    serve(generateToken, async ({ actor, input, ...origin }: Call<typeof generateToken, PortalActor>) =>
      answer(await tokens.generateAccountToken(actor, input, origin), TOKEN_TEXTS.generated),
    ),
    serve(disableToken, async ({ actor, input, ...origin }) =>
      answer({ disabled: await tokens.disable(actor, input.user_id, origin) }, TOKEN_TEXTS.disabled),
    ),
    serve(generateApiToken, async ({ actor, input, ...origin }) =>
      answer(await tokens.generateApiToken(actor, input, origin), TOKEN_TEXTS.generated),
    ),
    serve(getApiTokens, ({ actor }) => tokens.list(actor)),
    serve(revokeApiToken, async ({ actor, input, ...origin }) =>
      answer({ revoked: await tokens.revoke(actor, input, origin) }, TOKEN_TEXTS.revoked),
    ),
  ];
}
