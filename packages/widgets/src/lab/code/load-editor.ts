/** Loads the chunk of the editor; called while the lab itself is being fetched. */
export const loadEditor = () => import('./Editor.tsx');
