import type { Endpoint } from '@drawbridge/contracts';
import {
  discardSsoDraft,
  draftOidc,
  draftSaml,
  finishSsoTest,
  getSsoSetup,
  setSsoRules,
  startSsoTest,
  switchSsoOff,
  switchSsoOn,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../../actor.ts';
import { type Call, type Route, serve } from '../../../../platform/http/api.ts';
import type { SsoSetupService } from './setup.service.ts';
import type { TestSignIn } from './test-sign-in.ts';

type PortalCall<E extends Endpoint> = Call<E, PortalActor>;

export const toSetupRoutes = (setup: SsoSetupService, test: TestSignIn): Route<PortalActor>[] => [
  serve(getSsoSetup, ({ actor }: PortalCall<typeof getSsoSetup>) => setup.read(actor)),
  serve(draftOidc, ({ actor, input, ...origin }: PortalCall<typeof draftOidc>) =>
    setup.draftOidc(actor, input, origin),
  ),
  serve(draftSaml, ({ actor, input, ...origin }: PortalCall<typeof draftSaml>) =>
    setup.draftSaml(actor, input, origin),
  ),
  serve(discardSsoDraft, ({ actor, input: _none, ...origin }: PortalCall<typeof discardSsoDraft>) =>
    setup.discard(actor, origin),
  ),
  serve(startSsoTest, ({ actor }: PortalCall<typeof startSsoTest>) => test.start(actor)),
  serve(finishSsoTest, ({ actor, input, ...origin }: PortalCall<typeof finishSsoTest>) =>
    test.finish(actor, input, origin),
  ),
  serve(switchSsoOn, ({ actor, input, ...origin }: PortalCall<typeof switchSsoOn>) =>
    setup.switchOn(actor, input.password, origin),
  ),
  serve(switchSsoOff, ({ actor, input, ...origin }: PortalCall<typeof switchSsoOff>) =>
    setup.switchOff(actor, input.password, origin),
  ),
  serve(setSsoRules, ({ actor, input, ...origin }: PortalCall<typeof setSsoRules>) =>
    setup.setRules(actor, input, origin),
  ),
];
