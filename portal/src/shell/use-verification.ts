import type { SessionFlags } from '@drawbridge/client';
import { useCallback, useState } from 'react';
import { usePortal } from '../base/portal.ts';

const SKIPPED = 'drawbridge.verify-skipped';

/**
 * Returns whether the address must, may or need not be confirmed. Skipping lasts until the next login.
 * @see AUTH-40, AUTH-41
 */
export function useVerification(flags: SessionFlags) {
  const { storage, tabStorage } = usePortal().drawbridge;
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
