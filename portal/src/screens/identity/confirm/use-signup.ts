import type { ConfirmOutcome } from '@drawbridge/client/stores/identity/signup';
import { useCallback, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { useSignInFlow } from '../login/use-sign-in-flow.ts';
import { createSignupActions, isSession, type SignupActions } from './signup-actions.ts';

/** Opens what signs up and confirms; gives undefined when it cannot be fetched, which a form shows as no answer. */
export function useSignup(): () => Promise<SignupActions | undefined> {
  const { store, notify } = usePortal().drawbridge;
  const open = useCallback(
    () =>
      store('signup').then(
        (signup) => createSignupActions(signup, notify),
        () => undefined,
      ),
    [store, notify],
  );
  useEffect(() => void open(), [open]);
  return open;
}

/**
 * Goes on from a confirmed code that signed the person in; gives every other outcome. Where the rest of the way cannot
 * be fetched, the page says that the address is confirmed. @see SIGN-15
 */
export function useSignedUp() {
  const openFlow = useSignInFlow();
  return async (
    outcome: ConfirmOutcome,
    email: string,
  ): Promise<Exclude<ConfirmOutcome, { kind: 'signedIn' | 'secondStep' | 'elsewhere' }> | 'left'> => {
    if (!isSession(outcome)) return outcome;
    const flow = await openFlow().catch(() => undefined);
    if (!flow) return { kind: 'done', message: '' };
    flow.followOutcome(outcome, email);
    return 'left';
  };
}
