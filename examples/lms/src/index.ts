export { createLms, type Lms } from './lms.ts';
export type { LmsOptions } from './settings.ts';
export type { Fault, Message, ReceivedScore } from './state.ts';
