import { useCallback, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { createSignupActions, type SignupActions } from './signup-actions.ts';

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
