import { useEffect, useState } from 'react';
import type * as code from './draw-chart.ts';

type Drawing = typeof code;

/** The drawing code and its loader. An object, so that a test can make it fail. */
export const drawing = {
  load: (): Promise<Drawing> => import('./draw-chart.ts'),
  /** Set once any chart was drawn, so that the next one has no skeleton. */
  loaded: undefined as Drawing | undefined,
};

export interface DrawingState {
  /** Undefined until it is loaded. */
  code?: Drawing;
  hasFailed: boolean;
  retry: () => void;
}

/** The drawing code, fetched when a chart needs it. */
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
