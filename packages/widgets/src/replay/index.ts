export { createCodeFinder, type Film, toFilm } from './film.ts';
export { ReplayPlayer, type ReplayPlayerProps } from './ReplayPlayer.tsx';
export { SharedReplayPage } from './SharedReplayPage.tsx';
