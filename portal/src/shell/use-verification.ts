import type { SessionFlags } from '@drawbridge/client/stores/session-flags';
import { useCallback, useState } from 'react';
import { useEntrance } from '../entrance.ts';
import { useProgram } from '../program-context.tsx';

const SKIPPED = 'drawbridge.verify-skipped';

/** Whether the address must be confirmed, may be, or need not be. Skipping lasts until the next login. @see AUTH-40, AUTH-41 */
export function useVerification(flags: SessionFlags) {
  const { storage } = useProgram().host;
  const { tabStorage } = useEntrance();
  const login = storage.get('timeStampLogin') ?? '';
  const [isDone, setIsDone] = useState(false);
  const [isSkipped, setIsSkipped] = useState(() => tabStorage.get(SKIPPED) === login);
  const settle = useCallback(() => {
    storage.remove('verify');
    setIsDone(true);
  }, [storage]);
  const skip = useCallback(() => {
    tabStorage.set(SKIPPED, login);
    setIsSkipped(true);
  }, [tabStorage, login]);
  return {
    isForced: flags.verify === 'FORCE' && !isDone,
    isOffered: flags.verify === 'OPTIONAL' && !isDone && !isSkipped,
    settle,
    skip,
  };
}
