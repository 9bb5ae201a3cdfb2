export { CodeText } from './CodeText.tsx';
export { createDeferredParts } from './create-deferred-parts.ts';
export { DeferredBoundary, DeferredSkeleton } from './DeferredBoundary.tsx';
export { ScrollArea } from './ScrollArea.tsx';
