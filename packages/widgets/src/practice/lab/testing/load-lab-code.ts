import { preloadEditor } from '@drawbridge/lab-workspace/editor';
import { preloadDeferredParts } from '../deferred/index.ts';

/**
 * The code that the lab page fetches, loaded before a story begins. Storybook wraps a press in React's `act`, which
 * renders a suspended transition again without end and never lets the code arrive.
 */
export async function loadLabCode(): Promise<void> {
  await Promise.all([preloadEditor(), preloadDeferredParts()]);
}
