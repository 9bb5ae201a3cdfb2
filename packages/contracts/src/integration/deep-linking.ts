import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';

/** Maximum number of items in one response, which passes through the browser as one signed text. */
export const MOST_LINKED_ITEMS = 50;

/**
 * What the platform accepts in reply to a deep linking request, for the page that offers the choice.
 * @see Deep Linking 2.0 4.4.1
 */
export const deepLinking = z.object({
  accept_multiple: z.boolean(),
  accept_lineitem: z.boolean(),
  targets: z.array(z.enum(['iframe', 'window'])),
  /** False when the platform ignores dates of a link; instructors then set them in its own activity settings. */
  keeps_dates: z.boolean(),
});
export type DeepLinking = z.infer<typeof deepLinking>;

const instant = z.iso.datetime({ offset: true, error: MESSAGES.date });
const isInOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
const period = z
  .object({ from: z.optional(instant), until: z.optional(instant) })
  .check(z.refine(isInOrder, { error: 'The end must be after the start' }));

/** A lab or course for the platform to link, with the settings of the link. */
export const linkedItem = z.object({
  kind: z.enum(['lab', 'course']),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Title shown in the platform's course. Absent: the title from the catalogue. */
  title: z.optional(z.string().check(z.trim(), z.maxLength(255, { error: MESSAGES.maxLength(255) }))),
  text: z.optional(z.string().check(z.trim(), z.maxLength(2_000, { error: MESSAGES.maxLength(2_000) }))),
  /** Points in the platform's gradebook. Absent: the link is not graded. */
  score_maximum: z.optional(
    z
      .number({ error: MESSAGES.range(1, 10_000) })
      .check(
        z.gte(1, { error: MESSAGES.range(1, 10_000) }),
        z.lte(10_000, { error: MESSAGES.range(1, 10_000) }),
      ),
  ),
  target: z.optional(z.enum(['iframe', 'window'])),
  /** Period in which learners may open it; enforced by the platform. */
  available: z.optional(period),
  /** Period in which work counts, enforced by the platform; `until` is the due date. */
  submission: z.optional(period),
});
export type LinkedItem = z.infer<typeof linkedItem>;

/** Form that the browser posts to this server's `address`, whose page forwards it to the platform. */
export const deepLinkingForm = z.object({
  address: z.string(),
  fields: z.record(z.string(), z.string()),
});

export const returnContent = endpoint({
  name: 'returnContent',
  base: 'integration',
  method: 'POST',
  path: 'launch/content',
  summary:
    'Signs the response to a deep linking request with the chosen labs and courses, or with none. Repeating the call creates a new response. @see LTI-18',
  access: 'launch',
  input: z.object({
    items: z
      .array(linkedItem)
      .check(z.maxLength(MOST_LINKED_ITEMS, { error: `At most ${MOST_LINKED_ITEMS} items at once` })),
  }),
  output: deepLinkingForm,
  problems: ['forbidden', 'lab_not_found', 'course_not_found'],
});

export const DEEP_LINKING_ENDPOINTS = [returnContent];
