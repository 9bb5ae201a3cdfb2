export { toClock } from './time-left.ts';
export { useSecondsLeft, useSecondsUntil } from './use-seconds-left.ts';
