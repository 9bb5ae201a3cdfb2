import type { LabFile, LabPlace, ReplayLine, SharedFilm } from '@drawbridge/contracts/practice';
import { type ReplayFrame, toLinesAround, toReplayFrames } from '@drawbridge/contracts/rules';

export interface CodeLine {
  number: number;
  text: string;
}

/** Lines of code around a place. */
export interface CodeExcerpt {
  path: string;
  lines: readonly CodeLine[];
}

/** One replay to step through, such as that of the fix or that of the code before it. */
export interface Film {
  id: string;
  title: string;
  lines: readonly ReplayLine[];
  frames: readonly ReplayFrame[];
  /** The code around a place; undefined where it is not known or not shown. */
  findCode(place: LabPlace): CodeExcerpt | undefined;
}

interface FilmSource extends Pick<Film, 'id' | 'title' | 'lines'> {
  findCode?: Film['findCode'];
}

export function toFilm({ findCode = () => undefined, ...film }: FilmSource): Film {
  return { ...film, frames: toReplayFrames(film.lines), findCode };
}

const LINES_AROUND = 4;

/** Finds code in the files of a submission, or of the learner as they are now. */
export function createCodeFinder(files: readonly LabFile[]): Film['findCode'] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return ({ path, line }) => {
    const text = texts.get(path);
    if (text === undefined) return undefined;
    const lines = toLinesAround(text, line, LINES_AROUND);
    return lines.length === 0 ? undefined : { path, lines };
  };
}

/** Finds code in the lines that a shared replay has, which are not the whole files. */
export function createExcerptFinder(code: SharedFilm['code']): Film['findCode'] {
  return ({ path, line }) => {
    const lines = code
      .find((file) => file.path === path)
      ?.lines.filter(({ number }) => Math.abs(number - line) <= LINES_AROUND);
    return lines === undefined || lines.length === 0 ? undefined : { path, lines };
  };
}
