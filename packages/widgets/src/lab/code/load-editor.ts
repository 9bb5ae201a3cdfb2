/** The editor's chunk. Asked for while the lab is still being fetched, so that both arrive together. */
export const loadEditor = () => import('./Editor.tsx');
