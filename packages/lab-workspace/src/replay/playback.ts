import { findMatchingFrame } from '@drawbridge/contracts/rules';
import type { Film } from './film.ts';

/** Where playback is: a frame of one of the films. */
export interface Position {
  filmId: string;
  at: number;
}

/** The film that the slider moves: side by side the one with more to see, otherwise the shown one. */
export function findLead(
  films: readonly Film[],
  shownId: string | undefined,
  isBeside: boolean,
): Film | undefined {
  if (!isBeside) return films.find(({ id }) => id === shownId) ?? films[0];
  return films.reduce<Film | undefined>(
    (longest, film) => (longest === undefined || film.frames.length > longest.frames.length ? film : longest),
    undefined,
  );
}

/** The frame of a film that belongs to a position, which may be of another film. */
export function toFrameOf(film: Film, films: readonly Film[], { filmId, at }: Position): number {
  const last = Math.max(0, film.frames.length - 1);
  const from = films.find(({ id }) => id === filmId);
  if (from === undefined || from.id === film.id) return Math.min(at, last);
  return findMatchingFrame(from.frames, at, film.frames);
}

/** How long a frame is shown before the next one, in milliseconds: a statement takes longer to read. */
export function toFrameMs(film: Film, at: number): number {
  const stage = film.frames[at]?.stage;
  return stage === 'statement' || stage === 'seen' ? 2_600 : 1_600;
}
