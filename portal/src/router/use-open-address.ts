import { useCallback } from 'react';
import { toOwnAddress } from './to-own-address.ts';
import { useNavigate } from './use-navigate.ts';

/**
 * Opens an address that the server gave: one of ours in this page, so that a form that was put off for this visit stays
 * put off, and any other by leaving.
 */
export function useOpenAddress(): (url: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url) => {
      const own = toOwnAddress(url, location.origin);
      if (own === undefined) location.assign(url);
      else navigate(own);
    },
    [navigate],
  );
}
