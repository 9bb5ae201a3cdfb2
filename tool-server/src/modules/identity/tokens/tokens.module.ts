import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import { isPersonalToken } from './make-token.ts';
import { createTokenSweep } from './tokens.jobs.ts';
import { toTokenRoutes } from './tokens.routes.ts';
import { createTokenService, type TokenDeps, type TokenService } from './tokens.service.ts';

export interface TokensModule extends ServerModule, Pick<TokenService, 'authenticate'> {
  isPersonalToken(text: string): boolean;
}

export function createTokens(
  deps: Omit<TokenDeps, 'publicUrl' | 'productName'> & {
    events: EventBus;
    config: Pick<TokenDeps, 'publicUrl' | 'productName'>;
  },
): TokensModule {
  const service = createTokenService({ ...deps, ...deps.config });
  // A new password, or signing out everywhere: somebody else may have made a token meanwhile.
  deps.events.on('sessions.ended', 'record', (tx, { personIds }) => service.endAll(tx, personIds));
  return {
    routes: toTokenRoutes(service),
    jobs: [createTokenSweep(deps)],
    authenticate: service.authenticate,
    isPersonalToken,
  };
}
