import {
  confirmEmail,
  confirmSignup,
  confirmSignupCode,
  resendSignupCode,
  SIGNUP_TEXTS,
  signUp,
  verifyEmail,
} from '@drawbridge/contracts/identity';
import type { Actor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { SignupService } from './signup.service.ts';

export function toSignupRoutes(signup: SignupService): Route<Actor>[] {
  return [
    serve(signUp, async ({ input, address, userAgent }) => {
      await signup.signUp(input, { address, userAgent });
      return answer({}, SIGNUP_TEXTS.verifySent);
    }),
    serve(confirmSignup, async ({ input, address, userAgent }) => {
      const { message, data } = await signup.confirm(input, { address, userAgent });
      return answer(data, message);
    }),
    serve(confirmSignupCode, async ({ input, address, userAgent }) => {
      // Typed or pasted by the person, who need not be asked.
      const typed = { ...input, confirmed: true };
      const { message, data } = await signup.confirm(typed, { address, userAgent });
      return answer(data, message);
    }),
    serve(resendSignupCode, async ({ input, address }) => {
      await signup.resend(input.email, address);
      return answer({}, SIGNUP_TEXTS.codeResent);
    }),
    serve(verifyEmail, async ({ input, address }) => {
      await signup.verifyEmail(input.access_token, address);
      return answer({}, SIGNUP_TEXTS.verifySent);
    }),
    serve(confirmEmail, async ({ input, address, userAgent }) => {
      await signup.confirmEmail(input.access_token, input.code, { address, userAgent });
      return {};
    }),
  ];
}
