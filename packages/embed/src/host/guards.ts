/**
 * @file Hand-written checks of messages from a frame, because the loader has no schema library. A test compares each
 * with the schema in `@drawbridge/contracts/embed-messages`, for valid and invalid messages.
 */
import {
  EMBED_ERRORS,
  EMBED_EVENTS,
  type EmbedError,
  type EmbedEventName,
  type EmbedEvents,
  FRAME_HEIGHT,
  isEmbedWidget,
} from '@drawbridge/contracts/embed-protocol';

type Fields = Record<string, unknown>;

const MOST_ID = 64;
const MOST_COUNT = 100_000;
const MOST_ADDRESS = 2_048;

function check(isRight: boolean): asserts isRight {
  if (!isRight) throw new TypeError('not a message of the protocol');
}

const isId = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= MOST_ID;
const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COUNT;
const isAddress = (value: unknown) =>
  typeof value === 'string' && value.length <= MOST_ADDRESS && /^https?:\/\//.test(value);
const isAbsent = (value: unknown) => value === undefined;

type Check = (value: unknown) => boolean;
const optional =
  (rule: Check): Check =>
  (value) =>
    isAbsent(value) || rule(value);

/** The fields of each event with their checks. Other fields are dropped. */
const FIELDS: Record<EmbedEventName, Record<string, Check>> = {
  ready: { widget: (value) => typeof value === 'string' && isEmbedWidget(value) },
  resize: { height: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0 },
  started: { course_id: optional(isId), lab_id: optional(isId) },
  enrolled: { course_id: isId },
  itemCompleted: {
    course_id: optional(isId),
    item_id: optional(isId),
    lab_id: optional(isId),
    completed_items: optional(isCount),
    total_items: optional(isCount),
  },
  courseCompleted: { course_id: isId },
  favoriteChanged: { course_id: isId, favorite: (value) => typeof value === 'boolean' },
  reviewClosed: {},
  preferencesSubmitted: {},
  error: { code: (value) => EMBED_ERRORS.includes(value as EmbedError) },
  navigate: { url: isAddress, course_id: optional(isId), lab_id: optional(isId) },
};

/** Returns a frame's message with its type; throws a `TypeError` for anything else. */
export function parseEvent<Name extends EmbedEventName>(name: Name, value: unknown): EmbedEvents[Name] {
  check(typeof value === 'object' && value !== null && !Array.isArray(value));
  const given = value as Fields;
  const read: Fields = {};
  for (const [field, rule] of Object.entries(FIELDS[name])) {
    check(rule(given[field]));
    if (given[field] !== undefined) read[field] = given[field];
  }
  return read as unknown as EmbedEvents[Name];
}

export const isEventName = (name: string): name is EmbedEventName =>
  EMBED_EVENTS.includes(name as EmbedEventName);

/** Clamps a requested height to the allowed range. @see EMB-9 */
export function toFrameHeight(asked: number): number {
  return Math.min(Math.max(Math.ceil(asked), FRAME_HEIGHT.least), FRAME_HEIGHT.most);
}
