export { preloadPreviewParts } from './deferred.ts';
export { EngineState } from './engine/EngineState.tsx';
export { ViewPane } from './ViewPane.tsx';
