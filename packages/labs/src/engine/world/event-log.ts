import { LabStop } from '../stop.ts';
import type { FaultEvent, WorldEvent } from './event.ts';

/** What happened in a session, in order. Verdicts are derived from it, so nothing of it is dropped in silence. */
export interface EventLog {
  events: WorldEvent[];
  /** Notes an event. Throws `LabStop` when there is no room for it: a session that cannot be watched ends. */
  log(event: WorldEvent): void;
  /** Notes why the session ends, whether there is room or not. */
  logEnd(event: FaultEvent): void;
  /** True once an event found no room. */
  isFull(): boolean;
}

/** Some thirty times what the longest test of any lab causes. */
const MAX_EVENTS = 10_000;
const MAX_CHARS = 2_097_152;
/** Lines that the program prints: beyond this they are dropped, and no other event is. */
const LOG_CHARS = 65_536;
/** Counted for a line itself: an empty one takes room too. */
const LINE_CHARS = 16;
const LOG_FULL = 'The log is full: of each session, 64 KiB are kept.';

/** Characters of all texts in a value. */
function charsOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, item: unknown) => sum + charsOf(item), 0);
}

/** `before` takes no room of the log: who fills it at the start hides nothing that a session does. */
export function createEventLog(before: readonly WorldEvent[] = []): EventLog {
  const events = [...before];
  let count = 0;
  let chars = 0;
  let printed = 0;
  let isFull = false;

  /** Lines have their own room: what a program prints must not push out what it did. */
  function logLine(event: WorldEvent): void {
    if (printed > LOG_CHARS) return;
    printed += LINE_CHARS + charsOf(event);
    events.push(printed > LOG_CHARS ? { kind: 'log', text: LOG_FULL } : event);
  }

  return {
    events,
    log(event) {
      if (event.kind === 'log') return logLine(event);
      count += 1;
      chars += charsOf(event);
      isFull ||= count > MAX_EVENTS || chars > MAX_CHARS;
      if (isFull) throw new LabStop('size');
      events.push(event);
    },
    logEnd: (event) => void events.push(event),
    isFull: () => isFull,
  };
}
