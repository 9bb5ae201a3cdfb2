import { createDeferredParts } from '../base/create-deferred-parts.ts';

const { preload, toDeferred } = createDeferredParts(() => import('./deferred-parts.ts'));

/** Called while the lab itself is being fetched. */
export const preloadEditorParts = preload;

export const FaultNote = toDeferred((parts) => parts.FaultNote);
export const FilesHead = toDeferred((parts) => parts.FilesHead);
export const FileTree = toDeferred((parts) => parts.FileTree);
export const KeyRow = toDeferred((parts) => parts.KeyRow);
