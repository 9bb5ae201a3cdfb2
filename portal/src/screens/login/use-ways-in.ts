import { useCallback, useEffect } from 'react';
import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import type { WaysIn } from './ways-in.ts';

/** Opens the ways in, asked for as soon as the page shows; a press on a button waits for them. */
export function useWaysIn(): () => Promise<WaysIn> {
  const entrance = useEntrance();
  const navigate = useNavigate();
  const open = useCallback(async () => {
    const [{ openWaysIn }] = await Promise.all([import('./ways-in.ts'), entrance.openProgram()]);
    return openWaysIn(entrance, navigate);
  }, [entrance, navigate]);
  // What fails here is asked for again by the press, which says so.
  useEffect(() => void open().catch(() => undefined), [open]);
  return open;
}
