import type { ReplayLine, TestResult } from './lab-results.ts';
import type { SharedFilm, SharedReplay } from './shared-replay.ts';

const MAX_CHARS = 160;
const toShort = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS - 1)}…` : line;
};

/** Outcome of a test, as a clause about the attack. */
function toOutcome({ status }: Pick<TestResult, 'status'>, kind: SharedReplay['test_kind']): string {
  if (status === 'error') return 'the test ended early';
  const isPassed = status === 'passed';
  if (kind === 'goal') return isPassed ? 'the attack reaches its goal' : 'the attack does not reach its goal';
  if (kind === 'exploit') return isPassed ? 'the attack is blocked' : 'the attack gets through';
  return isPassed ? 'works as expected' : 'failed';
}

/** The most important request: the first in which the attack had an effect, otherwise the last one. */
const findMain = (lines: readonly ReplayLine[]) =>
  lines.find(({ events }) => events.some(({ breach }) => breach === true)) ?? lines.at(-1);

/**
 * Name of a film. Beside the starter, where the attack gets through, a film in which the attack is blocked is named the
 * fix.
 */
export function toFilmName(
  { side, status }: Pick<SharedFilm, 'side' | 'status'>,
  { films, test_kind }: Pick<SharedReplay, 'films' | 'test_kind'>,
): SharedFilm['side'] | 'fix' {
  const isFixed = films.some((film) => film.side === 'starter' && film.status === 'failed');
  return side === 'now' && status === 'passed' && test_kind === 'exploit' && isFixed ? 'fix' : side;
}

const LABELS = { before: 'Before', starter: 'The starter', now: 'Now', fix: 'The fix' } as const;

function summarise(film: SharedFilm, replay: Pick<SharedReplay, 'films' | 'test_kind'>): string[] {
  const { status, lines } = film;
  const main = findMain(lines);
  const effect =
    main?.events.findLast(({ breach }) => breach === true) ??
    main?.events.findLast(({ statement }) => statement !== undefined);
  const where = effect?.place === undefined ? '' : `${effect.place.path}:${effect.place.line}: `;
  return [
    `${LABELS[toFilmName(film, replay)]}: ${toOutcome({ status }, replay.test_kind)}`,
    ...(main === undefined ? [] : [toShort(`${main.method} ${main.url} → ${main.status}`)]),
    ...(effect === undefined ? [] : [toShort(`${where}${effect.text}`)]),
  ];
}

/**
 * A summary in at most three lines: for one film its outcome, request and effect; for two films the outcome of each.
 */
export function toReplaySummary(replay: Pick<SharedReplay, 'films' | 'test_kind'>): string[] {
  const all = replay.films.map((film) => summarise(film, replay));
  const [first = [], second] = all;
  if (second === undefined) return first.slice(0, 3);
  return [first.slice(0, 2).join(', '), ...first.slice(2, 3), second.slice(0, 2).join(', ')];
}

export function toReplayTitle({
  lab_title,
  test_title,
}: Pick<SharedReplay, 'lab_title' | 'test_title'>): string {
  return `${lab_title}: ${test_title}`;
}

/** An invisible character that keeps text from being read as a mention or a link. */
const BREAK = '\u200B';

/** Escapes text so that it contains no links, images, HTML or mentions. */
const toMarkdownText = (text: string) =>
  text
    .replaceAll(/[\\`*_{}[\]()<>#+!|~&-]/g, String.raw`\$&`)
    .replaceAll('@', `@${BREAK}`)
    .replaceAll('://', `:${BREAK}//`);

/** Markdown for a pull request: title, summary and link. */
export function toReplayMarkdown(replay: SharedReplay, url: string): string {
  const lines = toReplaySummary(replay).map((line) => `- ${toMarkdownText(line)}`);
  return [
    `**${toMarkdownText(toReplayTitle(replay))}**`,
    '',
    ...lines,
    '',
    `[Step through the attack](${url})`,
    '',
  ].join('\n');
}
