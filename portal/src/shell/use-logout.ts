import { useCallback } from 'react';
import { usePortal } from '../base/portal.ts';
import { useNavigate } from '../router/use-navigate.ts';

/** Signs out; the login page leads back to the page that was left. @see SHELL-20, AUTH-47 */
export function useLogout(): () => Promise<void> {
  const { session } = usePortal().drawbridge;
  const navigate = useNavigate();
  return useCallback(async () => {
    const left = location.href;
    await session.logout();
    navigate(`/?redirect=${encodeURIComponent(left)}`);
  }, [session, navigate]);
}
