import type { FaultKind } from '@drawbridge/contracts';
import type { PreviewExchange } from '@drawbridge/labs/engine';

/** Why a program did not start or did not answer, as the engine reports it. */
export interface Fault {
  kind: FaultKind;
  message: string;
}

/** The fault that prevented an answer of the app. */
export function findFault({ events }: Pick<PreviewExchange, 'events'>): Fault | undefined {
  const event = events.find(({ kind }) => kind === 'fault');
  return event?.kind === 'fault' ? { kind: event.cause, message: event.message } : undefined;
}

/** An error of the engine or its worker, outside the app. */
export function toFault(error: unknown): Fault {
  return { kind: 'throw', message: error instanceof Error ? error.message : String(error) };
}
