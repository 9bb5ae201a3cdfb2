export type { Behaviour } from './behaviour/behaviour.ts';
export type { Fault } from './faults/faults.ts';
export { createLms, type Lms } from './lms.ts';
export type { Message, ReceivedScore } from './model.ts';
export type { LmsOptions } from './settings.ts';
