import type { DescribedEvent, LabPlace, ReplayLine } from './lab-results.ts';

/** One moment of an attack. `request` is the index of its request in the replay, from 0. */
export type ReplayFrame = { request: number } & (
  | { stage: 'request' }
  /** The app's code used its world: a statement, a command, a file or a request. */
  | { stage: 'statement'; event: DescribedEvent }
  /** Another effect: data disclosed, a session opened, an error thrown. */
  | { stage: 'seen'; event: DescribedEvent }
  | { stage: 'answer' }
);

/**
 * Splits a replay into the moments to step through, in chronological order: each request, what the code did and what
 * happened meanwhile, and the response.
 */
export function toReplayFrames(lines: readonly ReplayLine[]): ReplayFrame[] {
  return lines.flatMap(({ events }, request): ReplayFrame[] => [
    { stage: 'request', request },
    ...events.map(
      (event): ReplayFrame => ({
        stage: event.statement === undefined ? 'seen' : 'statement',
        request,
        event,
      }),
    ),
    { stage: 'answer', request },
  ]);
}

/** The line of code shown with a frame: its own, or the last one before it in the same request. */
export function findFramePlace(frames: readonly ReplayFrame[], at: number): LabPlace | undefined {
  const request = frames[at]?.request;
  for (let index = at; index >= 0; index--) {
    const frame = frames[index];
    if (frame === undefined || frame.request !== request) return undefined;
    if ('event' in frame && frame.event.place !== undefined) return frame.event.place;
  }
  return undefined;
}

/** The last statement of the request up to a frame. */
export function findFrameStatement(frames: readonly ReplayFrame[], at: number): DescribedEvent | undefined {
  const request = frames[at]?.request;
  return frames
    .slice(0, at + 1)
    .findLast(
      (frame): frame is ReplayFrame & { stage: 'statement' } =>
        frame.request === request && frame.stage === 'statement',
    )?.event;
}

/**
 * Finds the frame in another replay of the same test that belongs beside a frame of this one: in the same request, at
 * the same stage and equally far along. For a request that the other replay does not have, its last frame.
 */
export function findMatchingFrame(
  frames: readonly ReplayFrame[],
  at: number,
  others: readonly ReplayFrame[],
): number {
  const frame = frames[at];
  if (frame === undefined) return 0;
  const { request, stage } = frame;
  const nth = frames.slice(0, at).filter((one) => one.request === request && one.stage === stage).length;
  const ofRequest = others.flatMap((one, index) =>
    one.request === request ? [{ stage: one.stage, index }] : [],
  );
  if (ofRequest.length === 0) return Math.max(0, others.length - 1);
  const ofStage = ofRequest.filter((one) => one.stage === stage);
  const found = ofStage[Math.min(nth, ofStage.length - 1)];
  // Without such a moment, the other film waits just before its response.
  return found?.index ?? ofRequest[Math.max(0, ofRequest.length - 2)]?.index ?? 0;
}

/** The lines of a file around one line, numbered from 1. */
export function toLinesAround(
  text: string,
  line: number,
  around: number,
): Array<{ number: number; text: string }> {
  const lines = text.split('\n');
  const from = Math.max(1, line - around);
  return lines
    .slice(from - 1, line + around)
    .map((one, index) => ({ number: from + index, text: one.replace(/\r$/, '') }));
}
