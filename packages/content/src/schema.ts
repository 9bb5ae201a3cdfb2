import { itemId, labId, quizId, ROLES } from '@drawbridge/contracts';
import * as z from 'zod/mini';

/** What authors write: the shape of `course.yaml` and of a quiz file. An unknown field is a fault, not a comment. */
export const text = z.string().check(z.trim(), z.minLength(1, { error: 'must not be empty' }));
const order = z.int().check(z.gte(1, { error: 'starts at 1' }));
const slug = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'lower-case letters, digits and dashes' }));
/** Place among its kind. */
export const placeOf = order;
/** Of the OWASP lists, with or without an edition: 'A01:2025', 'API3'. */
export const owaspCode = z
  .string()
  .check(z.regex(/^(A\d{2}|API\d{1,2}|LLM\d{2}|ASI\d{2})(:\d{4})?$/, { error: "like 'A01:2025'" }));
/** No `#`: it separates the fields of an instructor on the wire. @see CARD-15 */
const instructorPart = text.check(z.regex(/^[^#]*$/, { error: 'must not contain #' }));

const place = { key: itemId, order };
const base = { ...place, title: text, minutes: z.int().check(z.gte(1), z.lte(240)) };

export const itemSource = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('article'), file: text }),
  z.strictObject({ ...base, type: z.literal('quiz'), file: text }),
  // Title and minutes are the lab's own, so that it has one of each wherever it is shown.
  z.strictObject({ ...place, type: z.literal('lab'), lab: labId }),
  z.strictObject({ ...base, type: z.literal('download'), file: text }),
  // Without captions and transcript, those who cannot hear or see it learn nothing of it.
  z.strictObject({
    ...base,
    type: z.literal('video'),
    file: text,
    captions: text,
    poster: text,
    transcript: text,
  }),
  // Its questions are made from the texts of the course when it is opened.
  z.strictObject({ ...base, type: z.literal('aiquiz') }),
]);
export type ItemSource = z.output<typeof itemSource>;

export const courseSource = z.strictObject({
  code: z.string().check(z.regex(/^C\d{1,3}$/, { error: 'like C2' })),
  title: text,
  summary: text.check(z.maxLength(200)),
  description: text.check(z.maxLength(2000)),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  tags: z.array(slug).check(z.minLength(1)),
  cwe: z.array(z.string().check(z.regex(/^CWE-\d+$/, { error: 'like CWE-89' }))),
  owasp: z.array(text),
  instructors: z
    .array(z.strictObject({ id: slug, name: instructorPart, logo: z._default(z.string(), '') }))
    .check(z.minLength(1)),
  learning_path_id: slug,
  thumbnail: slug,
  /** A picture of its own in place of the drawn one. */
  logo: z.optional(text),
  new_until: z.iso.date(),
  subjects: z
    .array(
      z.strictObject({
        key: slug,
        title: text,
        order,
        items: z.array(itemSource),
      }),
    )
    .check(z.minLength(1)),
});
export type CourseSource = z.output<typeof courseSource>;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** When a live course takes place: once a month. */
const scheduleSource = z.strictObject({
  weekday: z.enum(WEEKDAYS),
  week: z.literal([1, 2, 3, 4, 'last']),
  /** On the clocks of `zone`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "like '18:00'" })),
  zone: z.string().check(z.refine(isTimeZone, { error: 'like Europe/Berlin' })),
  minutes: z.int().check(z.gte(15), z.lte(480)),
  seats: z.int().check(z.gte(1), z.lte(10_000)),
  /** Where people meet. Without it they meet on the page of the course. */
  meeting_url: z.optional(z.url({ protocol: /^https$/, error: 'an address with https' })),
});

/** A live course: a course with a schedule. @see CX-39 */
export const liveSource = z.extend(courseSource, {
  code: z.string().check(z.regex(/^LC\d{1,3}$/, { error: 'like LC2' })),
  schedule: scheduleSource,
});
export type LiveSource = z.output<typeof liveSource>;

/** What a course shows of a lab, out of its `lab.yaml`. */
export const labSource = z.looseObject({
  title: text,
  minutes: z.number().check(z.positive()),
  type: z.optional(text),
});
export type LabSource = z.output<typeof labSource>;

const optionSource = z.strictObject({
  id: slug,
  text,
  correct: z._default(z.boolean(), false),
  why: text,
});

export const quizSource = z.strictObject({
  id: quizId,
  title: text,
  pass_percent: z.int().check(z.gte(1), z.lte(100)),
  /** How many of the questions an attempt asks; without it, all. */
  draw: z.optional(z.int().check(z.gte(1, { error: 'starts at 1' }))),
  questions: z
    .array(
      z.strictObject({
        id: slug,
        kind: z.enum(['single', 'multiple']),
        prompt: text,
        options: z.array(optionSource).check(z.minLength(2, { error: 'needs at least two options' })),
      }),
    )
    .check(z.minLength(1)),
});
export type QuizSource = z.output<typeof quizSource>;
