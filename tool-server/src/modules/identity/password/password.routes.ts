import { changePassword, forgotPassword, resetPassword } from '@drawbridge/contracts/identity';
import type { Actor, PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { PasswordService } from './password.service.ts';

export function toPasswordRoutes(passwords: PasswordService): (Route<Actor> | Route<PortalActor>)[] {
  return [
    serve(
      changePassword,
      async ({ actor, input, address, userAgent }: Call<typeof changePassword, PortalActor>) => {
        await passwords.change(actor, input, { address, userAgent });
        return {};
      },
    ),
    serve(forgotPassword, async ({ input, address, userAgent }) => {
      await passwords.forgot(input.email, { address, userAgent });
      return {};
    }),
    serve(resetPassword, ({ input, address, userAgent }) => passwords.reset(input, { address, userAgent })),
  ];
}
