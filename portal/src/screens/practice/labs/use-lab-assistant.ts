import type { LabAssistant } from '@drawbridge/widgets/lab';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../base/portal.ts';

/**
 * The assistant of a lab, once it is known that the learner may ask it. `isKnown`: the lab is one of the list; before that
 * the lab itself is on its way, and does not wait for the assistant.
 */
export function useLabAssistant(labId: string, isKnown: boolean): LabAssistant | undefined {
  const { drawbridge } = usePortal();
  const [found, setFound] = useState<{ labId: string; assistant: LabAssistant | undefined }>();
  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    const find = async () => {
      const { findLabAssistant } = await import('./lab-assistant.tsx');
      const assistant = await findLabAssistant(drawbridge, labId);
      if (!isGone) setFound({ labId, assistant });
    };
    // The lab works without it.
    find().catch((error: unknown) => console.error('the assistant of the lab could not be loaded', error));
    return () => {
      isGone = true;
    };
  }, [drawbridge, labId, isKnown]);
  return found?.labId === labId ? found.assistant : undefined;
}
