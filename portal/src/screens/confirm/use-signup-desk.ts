import { useCallback, useEffect } from 'react';
import { useEntrance } from '../../entrance.ts';
import { openSignup, type SignupDesk } from './open-signup.ts';

/** Opens what signs up and confirms; gives undefined when it cannot be had, which a form shows as no answer. */
export function useSignupDesk(): () => Promise<SignupDesk | undefined> {
  const { openProgram } = useEntrance();
  useEffect(() => void openProgram().catch(() => undefined), [openProgram]);
  return useCallback(
    () =>
      openProgram().then(openSignup, () => {
        return undefined;
      }),
    [openProgram],
  );
}
