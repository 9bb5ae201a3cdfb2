/** Parts of the editor that are not needed to show it. */
export { FilesHead } from './files/FilesHead.tsx';
export { FileTree } from './files/FileTree.tsx';
export { KeyRow } from './KeyRow.tsx';
export { FaultNote } from './places/FaultNote.tsx';
