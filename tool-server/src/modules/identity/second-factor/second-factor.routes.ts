import type { Endpoint } from '@drawbridge/contracts';
import {
  addPasskey,
  confirmTotp,
  getSignInRule,
  listSecondFactors,
  makeRecoveryCodes,
  removeSecondFactor,
  resetSecondFactors,
  setSignInRule,
  startPasskey,
  startTotp,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import { type Call, type Origin, type Route, serve } from '../../../platform/http/api.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SignInRuleService } from './sign-in-rule.service.ts';

type PortalCall<E extends Endpoint> = Call<E, PortalActor>;
const toOrigin = ({ address, userAgent }: Origin): Origin => ({ address, userAgent });

export function toSecondFactorRoutes(
  factors: SecondFactorService,
  rule: SignInRuleService,
): Route<PortalActor>[] {
  return [
    serve(listSecondFactors, ({ actor }: PortalCall<typeof listSecondFactors>) => factors.list(actor)),
    serve(startTotp, ({ actor, input, ...origin }: PortalCall<typeof startTotp>) =>
      factors.startTotp(actor, input.password, toOrigin(origin)),
    ),
    serve(confirmTotp, ({ actor, input, ...origin }: PortalCall<typeof confirmTotp>) =>
      factors.confirmTotp(actor, input, toOrigin(origin)),
    ),
    serve(startPasskey, ({ actor, input, ...origin }: PortalCall<typeof startPasskey>) =>
      factors.startPasskey(actor, input.password, toOrigin(origin)),
    ),
    serve(addPasskey, ({ actor, input, ...origin }: PortalCall<typeof addPasskey>) =>
      factors.addPasskey(actor, input, toOrigin(origin)),
    ),
    serve(removeSecondFactor, async ({ actor, input, ...origin }: PortalCall<typeof removeSecondFactor>) => {
      await factors.remove(actor, input, toOrigin(origin));
      return {};
    }),
    serve(makeRecoveryCodes, ({ actor, input, ...origin }: PortalCall<typeof makeRecoveryCodes>) =>
      factors.makeCodes(actor, input.password, toOrigin(origin)),
    ),
    serve(getSignInRule, ({ actor }: PortalCall<typeof getSignInRule>) => rule.read(actor)),
    serve(setSignInRule, async ({ actor, input, ...origin }: PortalCall<typeof setSignInRule>) => {
      await rule.write(actor, input.demands_second_factor, toOrigin(origin));
      return {};
    }),
    serve(resetSecondFactors, async ({ actor, input, ...origin }: PortalCall<typeof resetSecondFactors>) => {
      await rule.reset(actor, input.email, toOrigin(origin));
      return {};
    }),
  ];
}
