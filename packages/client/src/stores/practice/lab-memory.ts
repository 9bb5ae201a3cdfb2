import type { LabSession } from '@drawbridge/contracts/practice';
import type { SafeStorage } from '../../storage.ts';

/** The running lab that this browser remembers, which is the one opened last. @see LAB-2 */
export interface LabMemory {
  session_id: string;
  lab_id: string;
}

const START = 'startTime';
const INFO = 'provisionInfo';

/** Stores when the lab was started and its session. @see DATA-1 */
export function rememberLab(storage: SafeStorage, session: LabSession): void {
  const { session_id, lab_id, kind, state, started_at, ends_at, access_url } = session;
  storage.set(START, String(Date.parse(started_at)));
  storage.set(INFO, JSON.stringify({ session_id, lab_id, kind, state, started_at, ends_at, access_url }));
}

/** Returns the remembered lab; undefined if the stored text is invalid. */
export function readLabMemory(storage: SafeStorage): LabMemory | undefined {
  const text = storage.get(INFO);
  if (text === undefined) return undefined;
  try {
    const { session_id, lab_id } = JSON.parse(text) as Partial<Record<keyof LabMemory, unknown>>;
    return typeof session_id === 'string' && typeof lab_id === 'string' ? { session_id, lab_id } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets this session, but keeps another one that was opened since. */
export function forgetLab(storage: SafeStorage, sessionId: string): void {
  if (readLabMemory(storage)?.session_id !== sessionId) return;
  storage.remove(START);
  storage.remove(INFO);
}
