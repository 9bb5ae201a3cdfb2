import type { FaultKind, LabPlace, TestResult } from '@drawbridge/contracts/practice';
import type { PreviewExchange } from '@drawbridge/labs/engine';

/** The reason why a program did not start or did not answer, as the engine reports it. */
export interface Fault {
  kind: FaultKind;
  message: string;
  /** The place in the learner's files that threw it. */
  place?: LabPlace;
}

/** A line of the learner's files with an error, which the editor marks. */
export interface FaultMark {
  place: LabPlace;
  message: string;
}

const toFaultAt = (kind: FaultKind, message: string, place: LabPlace | undefined): Fault =>
  place === undefined ? { kind, message } : { kind, message, place };

/** Returns the fault that prevented an answer of the app. */
export function findFault({ events }: Pick<PreviewExchange, 'events'>): Fault | undefined {
  const event = events.find(({ kind }) => kind === 'fault');
  return event?.kind === 'fault' ? toFaultAt(event.cause, event.message, event.place) : undefined;
}

/** Returns the fault that all tests have in common: the program does not start. */
export function findCommonFault(tests: readonly TestResult[]): Fault | undefined {
  const [first] = tests;
  if (first?.fault === undefined || tests.some(({ fault }) => fault === undefined)) return undefined;
  return toFaultAt(first.fault, first.message, first.place);
}

/** Returns an error of the engine or its worker, outside the app. */
export function toFault(error: unknown): Fault {
  return { kind: 'unanswered', message: error instanceof Error ? error.message : String(error) };
}

/** Returns the error in one line: the message without its stack. Python names the place of a syntax error first. */
export function toHeadline(message: string): string {
  const lines = message.split('\n');
  const [first = ''] = lines;
  if (!/^ *File "/.test(first)) return first;
  return lines.find((line) => /^\w+: /.test(line)) ?? first;
}

/** Returns each line once, with its error in one line. */
export function toMarks(faults: readonly (Pick<Fault, 'message' | 'place'> | undefined)[]): FaultMark[] {
  const marks = new Map<string, FaultMark>();
  for (const fault of faults) {
    const { message = '', place } = fault ?? {};
    if (place === undefined) continue;
    const key = `${place.path}:${place.line}`;
    if (!marks.has(key)) marks.set(key, { place, message: toHeadline(message) });
  }
  return [...marks.values()];
}
