import type { DescribedEvent, ReplayLine } from '@drawbridge/contracts/practice';
import type { Exchange } from '../exchange.ts';
import { cleanText, shortenText } from '../text.ts';
import { toBytes } from '../wasm/text.ts';
import { describeEvent, type WorldEvent } from '../world/event.ts';
import { RESULT_LIMITS } from './limits.ts';

/** Texts of a replay that is too large are truncated to the first of these that fits. */
const TEXT_CHARS = [RESULT_LIMITS.textChars, 1_000, 250] as const;

const sizeOf = (value: unknown) => toBytes(JSON.stringify(value)).length;

/** Routine events of an app rank last: all others are more informative about an attack. */
function toRank(event: WorldEvent): number {
  if (event.kind === 'log') return 2;
  const isRoutine =
    event.kind === 'hash' ||
    event.kind === 'compare' ||
    ((event.kind === 'sql' || event.kind === 'exec') && event.injected.length === 0) ||
    (event.kind === 'file' && !event.outside);
  return isRoutine ? 1 : 0;
}

/** The events to show, in their order: an app that logs much does not hide the traces of an attack. */
function pickEvents(events: readonly WorldEvent[]): WorldEvent[] {
  if (events.length <= RESULT_LIMITS.events) return [...events];
  const ranked = events
    .map((event, index) => ({ event, index, rank: toRank(event) }))
    .sort((left, right) => left.rank - right.rank || left.index - right.index);
  return ranked
    .slice(0, RESULT_LIMITS.events)
    .sort((left, right) => left.index - right.index)
    .map(({ event }) => event);
}

function toLine({ request, response, events }: Exchange): ReplayLine {
  const shown = pickEvents(events);
  const more = events.length - shown.length;
  return {
    method: request.method,
    url: request.url,
    body: request.body,
    status: response.status,
    response: response.body,
    events: shown.map(describeEvent),
    ...(more > 0 ? { more_events: more } : {}),
  };
}

function shortenEvent(event: DescribedEvent, shorten: (text: string) => string): DescribedEvent {
  const { text, statement } = event;
  if (statement === undefined) return { ...event, text: shorten(text) };
  const { params } = statement;
  return {
    ...event,
    text: shorten(text),
    statement: {
      text: shorten(statement.text),
      ...(params === undefined ? {} : { params: params.slice(0, RESULT_LIMITS.params).map(shorten) }),
      result: shorten(statement.result),
    },
  };
}

function shortenLine(line: ReplayLine, chars: number): ReplayLine {
  const shorten = (text: string) => shortenText(cleanText(text), chars);
  const events = line.events.slice(0, RESULT_LIMITS.events);
  const more = (line.more_events ?? 0) + line.events.length - events.length;
  return {
    method: shorten(line.method),
    url: shorten(line.url),
    body: shorten(line.body),
    status: line.status,
    response: shorten(line.response),
    events: events.map((event) => shortenEvent(event, shorten)),
    ...(more > 0 ? { more_events: more } : {}),
  };
}

/** Brings a replay within `bytes`: first by shorter texts, then by fewer lines. One that fits is not changed. */
export function fitReplay(lines: readonly ReplayLine[], bytes: number): ReplayLine[] {
  const first = lines.slice(0, RESULT_LIMITS.requests);
  let fitting: ReplayLine[] = [];
  for (const chars of TEXT_CHARS) {
    fitting = first.map((line) => shortenLine(line, chars));
    if (sizeOf(fitting) <= bytes) return fitting;
  }
  // Two for the brackets, one for the comma of each line.
  let left = bytes - 2;
  const end = fitting.findIndex((line) => {
    left -= sizeOf(line) + 1;
    return left < 0;
  });
  return end < 0 ? fitting : fitting.slice(0, end);
}

/** The timeline of a test's requests, within `bytes`. */
export function toReplay(exchanges: readonly Exchange[], bytes: number): ReplayLine[] {
  return fitReplay(exchanges.slice(0, RESULT_LIMITS.requests).map(toLine), bytes);
}

/** The message of a test's outcome, within bounds. */
export function fitMessage(message: string): string {
  const clean = cleanText(message);
  const shown = shortenText(clean, RESULT_LIMITS.messageChars);
  return sizeOf(shown) <= RESULT_LIMITS.messageBytes ? shown : shortenText(clean, TEXT_CHARS[2]);
}
