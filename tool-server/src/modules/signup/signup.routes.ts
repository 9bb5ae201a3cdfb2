import {
  confirmEmail,
  confirmSignup,
  confirmSignupCode,
  resendSignupCode,
  SIGNUP_TEXTS,
  signUp,
  verifyEmail,
} from '@drawbridge/contracts';
import type { Actor } from '../../actor.ts';
import { answer } from '../../platform/http/answer.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { SignupService } from './signup.service.ts';

export function toSignupRoutes(signup: SignupService): Route<Actor>[] {
  return [
    serve(signUp, async ({ input, address }) => {
      await signup.signUp(input, address);
      return answer({}, SIGNUP_TEXTS.verifySent);
    }),
    serve(confirmSignup, async ({ input, address }) => {
      await signup.confirm(input, address);
      return {};
    }),
    serve(confirmSignupCode, async ({ input, address }) => {
      await signup.confirm(input, address);
      return {};
    }),
    serve(resendSignupCode, async ({ input, address }) => {
      await signup.resend(input.email, address);
      return answer({}, SIGNUP_TEXTS.codeResent);
    }),
    serve(verifyEmail, async ({ input, address }) => {
      await signup.verifyEmail(input.access_token, address);
      return answer({}, SIGNUP_TEXTS.verifySent);
    }),
    serve(confirmEmail, async ({ input, address }) => {
      await signup.confirmEmail(input.access_token, input.code, address);
      return {};
    }),
  ];
}
