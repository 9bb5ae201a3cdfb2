import { useCallback, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import type { SignInFlow } from './sign-in-flow.ts';

/** Opens the sign-in flow. Its code is fetched as soon as the page shows; a press on a button waits for it. */
export function useSignInFlow(): () => Promise<SignInFlow> {
  const portal = usePortal();
  const navigate = useNavigate();
  const open = useCallback(async () => {
    const [{ createSignInFlow }, signIn] = await Promise.all([
      import('./sign-in-flow.ts'),
      portal.drawbridge.store('signIn'),
    ]);
    return createSignInFlow(portal, signIn, navigate);
  }, [portal, navigate]);
  // What fails here is fetched again by the press, which reports it.
  useEffect(() => void open().catch(() => undefined), [open]);
  return open;
}
