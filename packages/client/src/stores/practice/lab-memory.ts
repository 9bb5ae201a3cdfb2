import type { LabSession } from '@drawbridge/contracts/practice';
import type { SafeStorage } from '../../storage.ts';

/** The running lab this browser remembers: the one opened last. @see LAB-2 */
export interface LabMemory {
  session_id: string;
  lab_id: string;
}

const START = 'startTime';
const INFO = 'provisionInfo';

/** Writes when the lab was started, and what is known of it. @see DATA-1 */
export function rememberLab(storage: SafeStorage, session: LabSession): void {
  const { session_id, lab_id, kind, state, started_at, ends_at, access_url } = session;
  storage.set(START, String(Date.parse(started_at)));
  storage.set(INFO, JSON.stringify({ session_id, lab_id, kind, state, started_at, ends_at, access_url }));
}

/** What was remembered; undefined where the stored text is not ours. */
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

/** Forgets this session; another one, opened since, stays. */
export function forgetLab(storage: SafeStorage, sessionId: string): void {
  if (readLabMemory(storage)?.session_id !== sessionId) return;
  storage.remove(START);
  storage.remove(INFO);
}
