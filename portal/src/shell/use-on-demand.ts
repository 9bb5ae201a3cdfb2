import { type ComponentType, useCallback, useState } from 'react';
import { useProgram } from '../program-context.tsx';
import { messages } from './messages.ts';

/** A part of the shell that is fetched when it is first wanted. `load` must stay the same function. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const { notify } = useProgram().host;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const open = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      notify('negative', messages.notLoaded.text);
    }
  }, [load, notify]);
  const close = useCallback(() => setPart(undefined), []);
  return { Part, open, close };
}
