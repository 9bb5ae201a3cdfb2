import type { LabAttempt, LabFile } from '@drawbridge/contracts/practice';
import { labFile } from '@drawbridge/contracts/practice';
import * as z from 'zod/mini';
import type { SafeStorage } from '../../storage.ts';
import { toDraftKey } from '../../storage-keys.ts';

const draftShape = z.object({
  attemptId: z.string(),
  revision: z.number(),
  savedAtMs: z.number(),
  files: z.array(labFile),
  sent: z.optional(z.array(labFile)),
});

/** Typed text that is not on the server yet, stored in this browser. */
export interface Draft {
  attemptId: string;
  /** Server revision that it is based on. */
  revision: number;
  savedAtMs: number;
  files: LabFile[];
  /** Files that were being sent, without an answer yet, when this was typed. */
  sent?: LabFile[] | undefined;
}

export function readDraft(storage: SafeStorage, labId: string): Draft | undefined {
  const text = storage.get(toDraftKey(labId));
  if (!text) return undefined;
  try {
    const parsed = draftShape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(storage: SafeStorage, labId: string, draft: Draft): void {
  storage.set(toDraftKey(labId), JSON.stringify(draft));
}

export function removeDraft(storage: SafeStorage, labId: string): void {
  storage.remove(toDraftKey(labId));
}

/**
 * True when a draft is based on the server's revision, or on the previous one if the newest is the very save whose
 * answer was lost.
 */
export function isContinuing(draft: Draft, attempt: LabAttempt): boolean {
  if (draft.attemptId !== attempt.attempt_id) return false;
  if (draft.revision === attempt.revision) return true;
  return (
    draft.revision + 1 === attempt.revision && draft.sent !== undefined && isSame(draft.sent, attempt.files)
  );
}

/** Compares two sets of changed files, whatever their order. */
export function isSame(left: readonly LabFile[], right: readonly LabFile[]): boolean {
  if (left.length !== right.length) return false;
  const texts = new Map(left.map(({ path, text }) => [path, text]));
  return right.every(({ path, text }) => texts.get(path) === text);
}
