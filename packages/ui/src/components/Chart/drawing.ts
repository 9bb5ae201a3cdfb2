import { useEffect, useState } from 'react';
import type * as code from './draw-chart.ts';

type Drawing = typeof code;

/** The code that draws, and how it is fetched. An object, so that a test can let that fail. */
export const drawing = {
  load: (): Promise<Drawing> => import('./draw-chart.ts'),
  /** Here once any chart was drawn: the next one has no skeleton. */
  loaded: undefined as Drawing | undefined,
};

export interface DrawingState {
  /** Undefined until it is here. */
  code?: Drawing;
  hasFailed: boolean;
  retry: () => void;
}

/** The code that draws, fetched when a chart wants it. */
export function useDrawing(isWanted: boolean): DrawingState {
  const [code, setCode] = useState(drawing.loaded);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  useEffect(() => {
    if (code || !isWanted) return undefined;
    let isGone = false;
    async function fetchCode() {
      try {
        drawing.loaded = await drawing.load();
        if (!isGone) setCode(drawing.loaded);
      } catch {
        if (!isGone) setFailedTry(tries);
      }
    }
    void fetchCode();
    return () => {
      isGone = true;
    };
  }, [code, isWanted, tries]);
  return { code, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
