import type { FaultKind } from '@drawbridge/contracts';
import type { PreviewExchange } from '@drawbridge/labs/engine';

/** Why a program did not start or did not answer, in the engine's words. */
export interface Fault {
  kind: FaultKind;
  message: string;
}

/** The fault that kept an app from answering. */
export function findFault({ events }: Pick<PreviewExchange, 'events'>): Fault | undefined {
  const event = events.find(({ kind }) => kind === 'fault');
  return event?.kind === 'fault' ? { kind: event.cause, message: event.message } : undefined;
}

/** A failure outside the app: what the engine or its worker threw. */
export function toFault(error: unknown): Fault {
  return { kind: 'throw', message: error instanceof Error ? error.message : String(error) };
}
