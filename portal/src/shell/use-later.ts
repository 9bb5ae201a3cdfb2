import { type ComponentType, useEffect, useState } from 'react';
import { useProgram } from '../program-context.tsx';
import { whenIdle } from '../when-idle.ts';
import { messages } from './messages.ts';

/**
 * A part of the shell that comes when the page is at rest, or at once when it is wanted. A wanted part that cannot be
 * had says so and takes the wish back. `load` and `onFailed` must stay the same functions.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const { notify } = useProgram().host;
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (Part) return undefined;
    let isHere = true;
    const fetchPart = async () => {
      try {
        const loaded = await load();
        if (isHere) setPart(() => loaded);
      } catch {
        if (!isHere || !isWanted) return;
        notify('negative', messages.notLoaded.text);
        onFailed();
      }
    };
    const callOff = isWanted ? void fetchPart() : whenIdle(fetchPart);
    return () => {
      isHere = false;
      callOff?.();
    };
  }, [Part, load, isWanted, onFailed, notify]);
  return Part;
}
