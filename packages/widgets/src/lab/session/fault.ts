import type { PreviewExchange } from '@drawbridge/labs/engine';

/** The fault that kept an app from answering, in the engine's words. */
export function findFault({ events }: Pick<PreviewExchange, 'events'>): string | undefined {
  return events.find((event) => event.kind === 'fault')?.message;
}

export type FaultKind = 'stop' | 'compile' | 'throw';

/** Tells apart what a learner does about it: end a loop, mend a mistake in writing, follow a throw. */
export function toFaultKind(message: string): FaultKind {
  if (/budget of steps|took too long|memory|recursion|promise callbacks|larger than/i.test(message))
    return 'stop';
  if (/syntax|unexpected|expect(ed|ing)|does not (compile|start)/i.test(message)) return 'compile';
  return 'throw';
}
