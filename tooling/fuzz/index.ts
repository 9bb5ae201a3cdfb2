export { createCallers } from './callers.ts';
export { extraFields, hostileJson } from './hostile.ts';
export { createKnownValues } from './known-values.ts';
export { type FuzzReport, runFuzz } from './run-fuzz.ts';
