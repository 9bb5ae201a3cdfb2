import { matchesGlob } from 'node:path';
import { type FieldErrors, problem } from '@drawbridge/contracts';
import { type LabFile, type LabLogEntry, SUBMISSION_LIMITS } from '@drawbridge/contracts/practice';
import type { LoadedLab } from './lab.ts';

/** Plain names only: no dot files, no `..`, no absolute path, no control or non-ASCII character can match. */
const PLAIN_PATH = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/**
 * Refuses what this lab does not accept, before anything runs. Throws the problem `submission_refused` or
 * `submission_too_large`, naming file and limit.
 */
export function checkSubmission(
  lab: LoadedLab,
  files: readonly LabFile[],
  log: readonly LabLogEntry[] = [],
): void {
  checkSize(files, log);
  const errors: FieldErrors = {};
  if (log.length > 0 && lab.pack.goal?.by !== 'log')
    errors['log'] = 'this lab does not take a log of requests';
  files.forEach(({ path, text }, index) => {
    const fault = faultOf(lab, files, path, text, index);
    if (fault !== null) errors[`files.${index}.path`] = fault;
  });
  if (Object.keys(errors).length > 0) throw problem('submission_refused', { errors });
}

function checkSize(files: readonly LabFile[], log: readonly LabLogEntry[]): void {
  const errors: FieldErrors = {};
  let total = 0;
  if (files.length > SUBMISSION_LIMITS.files) errors['files'] = `at most ${SUBMISSION_LIMITS.files} files`;
  files.forEach(({ text }, index) => {
    const bytes = Buffer.byteLength(text);
    total += bytes;
    if (bytes > SUBMISSION_LIMITS.fileBytes)
      errors[`files.${index}.text`] = `at most ${SUBMISSION_LIMITS.fileBytes} bytes a file`;
  });
  if (log.length > SUBMISSION_LIMITS.requests)
    errors['log'] = `at most ${SUBMISSION_LIMITS.requests} requests`;
  if (JSON.stringify(log).length > SUBMISSION_LIMITS.logChars)
    errors['log'] ??= `at most ${SUBMISSION_LIMITS.logChars} characters together`;
  if (total > SUBMISSION_LIMITS.totalBytes)
    errors['files'] ??= `at most ${SUBMISSION_LIMITS.totalBytes} bytes together`;
  if (Object.keys(errors).length > 0) throw problem('submission_too_large', { errors });
}

function faultOf(
  lab: LoadedLab,
  files: readonly LabFile[],
  path: string,
  text: string,
  index: number,
): string | null {
  if (path.length > SUBMISSION_LIMITS.pathLength)
    return `a path has at most ${SUBMISSION_LIMITS.pathLength} characters`;
  // `.dockerignore` and similar files: only where the lab itself has that file.
  if (!PLAIN_PATH.test(path) && !lab.pack.files.some((file) => file.path === path))
    return 'a path is made of plain names: letters, digits, dot, hyphen and underscore';
  if (text.includes('\0')) return 'a file must be text';
  if (!lab.pack.editable.some((glob) => matchesGlob(path, glob)))
    return 'this lab does not let that file be changed';
  const folded = path.toLowerCase();
  if (files.some((other, at) => at !== index && other.path.toLowerCase() === folded))
    return 'the same file is there twice';
  const known = lab.pack.files.find((file) => file.path.toLowerCase() === folded);
  return known !== undefined && known.path !== path ? `differs from ${known.path} only by case` : null;
}
