export { RunButton } from './RunButton.tsx';
export { list as testRows } from './TestList.css.ts';
export { TestList } from './TestList.tsx';
export { TestRow } from './TestRow.tsx';
export { TestsSummary } from './TestsSummary.tsx';
export { TrapNote } from './TrapNote.tsx';
