import type {
  LabFile,
  LabPack,
  ReplayLine,
  SharedFilm,
  SharedReplay,
  TestResult,
} from '@drawbridge/contracts/practice';
import { toLinesAround } from '@drawbridge/contracts/rules';
import { overlayFiles } from '@drawbridge/labs/engine';
import { createRedact, findNamedSecrets, type RedactOptions, redactTexts } from './redact.ts';

const LINES_AROUND = 4;
const MAX_LINE_CHARS = 400;

/** Code that was graded: the files that differ from the starter, and its result. */
interface SharedSubmission {
  files: readonly LabFile[];
  result: { tests: readonly TestResult[] } | null;
}

/** What is shown beside a submission: an earlier one, or the starter. */
export interface SharedBefore extends SharedSubmission {
  side: Exclude<SharedFilm['side'], 'now'>;
}

interface ViewParts extends RedactOptions {
  pack: LabPack;
  testId: string;
  now: SharedSubmission;
  before: SharedBefore | undefined;
  withOwnCode: boolean;
}

/** The replay of a test, if it may be shown: the requests of a hidden test never leave the server. */
function findShown({ result }: SharedSubmission, testId: string) {
  const test = result?.tests.find(({ id }) => id === testId);
  const isShown = test?.visibility === 'visible' && test.replay !== undefined && test.replay.length > 0;
  return isShown ? { test, lines: test.replay ?? [] } : undefined;
}

/** The lines around each place that the replay names, file by file. */
function toCode(lines: readonly ReplayLine[], files: readonly LabFile[]): SharedFilm['code'] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const byPath = new Map<string, Map<number, string>>();
  for (const { place } of lines.flatMap(({ events }) => events)) {
    const text = place && texts.get(place.path);
    if (!place || text === undefined) continue;
    const known = byPath.get(place.path) ?? new Map<number, string>();
    byPath.set(place.path, known);
    for (const line of toLinesAround(text, place.line, LINES_AROUND))
      known.set(line.number, line.text.slice(0, MAX_LINE_CHARS));
  }
  return [...byPath].map(([path, known]) => ({
    path,
    lines: [...known].sort(([a], [b]) => a - b).map(([number, text]) => ({ number, text })),
  }));
}

const findChanged = ({ files }: LabPack, { files: submitted }: SharedSubmission) => {
  const starter = new Map(files.map(({ path, text }) => [path, text]));
  return new Set(submitted.filter(({ path, text }) => starter.get(path) !== text).map(({ path }) => path));
};

/**
 * What a shared replay shows, and whether lines of the learner's own files are part of it; undefined where there is no
 * replay to share. Only named fields are taken over, so that nothing added to results later is shown by accident.
 */
export function toSharedView(parts: ViewParts): { replay: SharedReplay; hasOwnCode: boolean } | undefined {
  const { pack, testId, now, before, withOwnCode } = parts;
  const shownNow = findShown(now, testId);
  const shownBefore = before && findShown(before, testId);
  if (!shownNow || (before && !shownBefore)) return undefined;
  const sides = [
    ...(before && shownBefore ? [{ side: before.side, submission: before, ...shownBefore }] : []),
    { side: 'now' as const, submission: now, ...shownNow },
  ];
  const secrets = [...parts.secrets, ...findNamedSecrets(sides.flatMap(({ lines }) => lines))];
  const redact = createRedact({ secrets, identity: parts.identity });
  let hasOwnCode = false;
  const films = sides.map(({ side, submission, test, lines }): SharedFilm => {
    const changed = findChanged(pack, submission);
    const code = toCode(lines, overlayFiles(pack.files, [...submission.files]));
    hasOwnCode ||= code.some(({ path }) => changed.has(path));
    const shown = withOwnCode ? code : code.filter(({ path }) => !changed.has(path));
    return redactTexts({ side, status: test.status, lines: lines.map(toLine), code: shown }, redact);
  });
  const { title, summary, cwe } = pack;
  const { title: testTitle, kind }: Pick<TestResult, 'title' | 'kind'> = shownNow.test;
  return {
    replay: { lab_title: title, lab_summary: summary, cwe, test_title: testTitle, test_kind: kind, films },
    hasOwnCode,
  };
}

function toLine({ method, url, body, status, response, events }: ReplayLine): ReplayLine {
  return {
    method,
    url,
    body,
    status,
    response,
    events: events.map(({ kind, text, breach, place, statement }) => ({
      kind,
      text,
      ...(breach === undefined ? {} : { breach }),
      ...(place === undefined ? {} : { place }),
      ...(statement === undefined ? {} : { statement }),
    })),
  };
}
