import { useCallback } from 'react';
import { useNavigate } from '../navigation.ts';
import { useProgram } from '../program-context.tsx';

/** Signs out and keeps the page to return to. @see SHELL-20, AUTH-47 */
export function useLogout(): () => Promise<void> {
  const { session } = useProgram();
  const navigate = useNavigate();
  return useCallback(async () => {
    const left = location.href;
    await session.logout();
    navigate(`/?redirect=${encodeURIComponent(left)}`);
  }, [session, navigate]);
}
