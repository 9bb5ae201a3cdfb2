export { createCodeFinder, createExcerptFinder, type Film, toFilm } from './film.ts';
export { ReplayPlayer } from './ReplayPlayer.tsx';
