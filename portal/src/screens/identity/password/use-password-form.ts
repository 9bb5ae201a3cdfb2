import { ApiProblem } from '@drawbridge/client';
import type { PasswordStore, ResetOutcome } from '@drawbridge/client/stores/identity/password';
import type { FormAnswer } from '@drawbridge/widgets/identity/sign-in';
import { useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';

/** Sends a form: messages by field are the form's to show, every other failure is a toast. @see SIGN-10, SIGN-11 */
export function usePasswordForm() {
  const { store, notify } = usePortal().drawbridge;
  // What fails here is fetched again by the press, which reports it.
  useEffect(() => void store('password').catch(() => undefined), [store]);
  return async (send: (passwords: PasswordStore) => Promise<ResetOutcome>): Promise<FormAnswer | 'over'> => {
    const passwords = await store('password').catch(() => undefined);
    const outcome: ResetOutcome = passwords
      ? await send(passwords)
      : { kind: 'refused', text: new ApiProblem('offline').message };
    if (outcome.kind === 'done') return true;
    if (outcome.kind === 'over') return 'over';
    if (outcome.kind === 'fields') return outcome.errors;
    notify('negative', outcome.text);
    return undefined;
  };
}
