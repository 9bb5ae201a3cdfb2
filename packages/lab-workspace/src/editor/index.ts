export { CodePane } from './CodePane.tsx';
export { preloadEditorParts } from './deferred.ts';
export { EditorBoundary } from './EditorBoundary.tsx';
export { preloadEditor } from './lazy-editor.ts';
export { PlaceText } from './places/PlaceText.tsx';
