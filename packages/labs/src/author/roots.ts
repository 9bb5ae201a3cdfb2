import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLabs } from '../grade/load.ts';

/** The folder of the content for labs of each type. */
export const FOLDERS = { lab: 'labs', challenge: 'challenges', playground: 'playgrounds' } as const;

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

export const rootOf = (type: keyof typeof FOLDERS): string => `${CONTENT}${FOLDERS[type]}`;

/** The folder of the courses, whose lessons explain traps. */
export const COURSES = `${CONTENT}courses`;

/** Folders of the labs with this id, or of all labs. */
export function findOurLabs(id?: string): string[] {
  const roots = Object.values(FOLDERS).map((name) => `${CONTENT}${name}`);
  return findLabs(roots).filter((dir) => id === undefined || basename(dir) === id);
}
