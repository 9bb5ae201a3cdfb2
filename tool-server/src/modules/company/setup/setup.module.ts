import { chooseSetupStep, closeCompanySetup, getCompanySetup } from '@drawbridge/contracts/company';
import type { Actor } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { toAdminCall } from '../users/index.ts';
import { createSetupService, type SetupDeps } from './setup.service.ts';

export function createSetup(deps: SetupDeps): ServerModule {
  const setup = createSetupService(deps);
  return {
    routes: [
      serve(getCompanySetup, ({ actor, ...origin }) => setup.get(toAdminCall(actor, origin))),
      serve(chooseSetupStep, ({ input, actor, ...origin }) =>
        setup.choose(toAdminCall(actor, origin), input),
      ),
      serve(closeCompanySetup, ({ actor, ...origin }) => setup.close(toAdminCall(actor, origin))),
    ] as Route<Actor>[],
  };
}
