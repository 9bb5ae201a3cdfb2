import { preloadEditor } from '@drawbridge/lab-workspace/editor';
import type { CreateRunner } from '@drawbridge/lab-workspace/runner';
import { useEffect } from 'react';
import { preloadDeferredParts } from '../deferred/index.ts';

/** A chunk of its own, so that the page is shown before the engine is loaded. */
const loadEngine = () => import('@drawbridge/labs/page');
export const createPageRunner: CreateRunner = async (options) =>
  (await loadEngine()).createPageLabRunner(options);

/** Fetches in advance. A failure is ignored here: the part that needs it fetches it again and shows the problem. */
export function fetchAhead(load: () => Promise<unknown> | undefined): void {
  load()?.catch(() => undefined);
}

/** Fetches the code of the parts that are shown later, while the lab itself is being fetched. */
export function useFetchAhead(createRunner: CreateRunner): void {
  useEffect(() => {
    fetchAhead(preloadEditor);
    fetchAhead(preloadDeferredParts);
    if (createRunner === createPageRunner) fetchAhead(loadEngine);
  }, [createRunner]);
}
