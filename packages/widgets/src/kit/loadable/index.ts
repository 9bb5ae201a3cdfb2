export { KeptNote } from './KeptNote.tsx';
export { KnownProblem, type KnownProblemProps } from './KnownProblem.tsx';
export { LoadingBlocks } from './LoadingBlocks.tsx';
export { LoadProblem } from './LoadProblem.tsx';
export { isNotFound, NotFound } from './NotFound.tsx';
export { useTitle } from './use-title.ts';
