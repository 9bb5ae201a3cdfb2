import * as z from 'zod/mini';
import {
  EMBED_ERRORS,
  EMBED_THEMES,
  EMBED_WIDGETS,
  type EmbedCallName,
  type EmbedEventName,
  type EmbedWidgetName,
  type HostCallName,
} from './embed-protocol.ts';

const nothing = z.object({});
const id = z.string().check(z.minLength(1), z.maxLength(64));
const count = z.number().check(z.int(), z.gte(0), z.lte(100_000));
const token = z.string().check(z.minLength(1), z.maxLength(4_096));
const instant = z.string().check(
  z.maxLength(64),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** Schemas of the events that a frame sends to its host. @see EMB-5, EMB-7 */
export const embedEvents = {
  ready: z.object({ widget: z.enum(Object.keys(EMBED_WIDGETS) as EmbedWidgetName[]) }),
  resize: z.object({ height: z.number().check(z.gte(0)) }),
  started: z.object({ course_id: z.optional(id), lab_id: z.optional(id) }),
  enrolled: z.object({ course_id: id }),
  itemCompleted: z.object({
    course_id: z.optional(id),
    item_id: z.optional(id),
    lab_id: z.optional(id),
    completed_items: z.optional(count),
    total_items: z.optional(count),
  }),
  courseCompleted: z.object({ course_id: id }),
  favoriteChanged: z.object({ course_id: id, favorite: z.boolean() }),
  reviewClosed: nothing,
  preferencesSubmitted: nothing,
  error: z.object({ code: z.enum(EMBED_ERRORS) }),
  navigate: z.object({
    url: z.string().check(z.regex(/^https?:\/\//), z.maxLength(2_048)),
    course_id: z.optional(id),
    lab_id: z.optional(id),
  }),
} as const satisfies Record<EmbedEventName, z.ZodMiniType>;

/** Schemas of the calls that a host makes to a frame. @see EMB-5, EMB-8 */
export const embedCalls = {
  setTheme: z.object({ theme: z.enum(EMBED_THEMES) }),
  setLocale: z.object({
    locale: z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/), z.maxLength(35)),
  }),
  setToken: z.object({ token: z.nullable(token), expires_at: z.optional(instant) }),
  open: nothing,
  close: nothing,
  focus: nothing,
} as const satisfies Record<EmbedCallName, z.ZodMiniType>;

/** Schemas of a host's answers to a frame. */
export const hostAnswers = {
  getToken: z.object({ token: z.optional(token), expires_at: z.optional(instant) }),
} as const satisfies Record<HostCallName, z.ZodMiniType>;
