import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';

/** A question of the recommendation form. @see REC-5 */
export const preferenceQuestion = z.looseObject({
  id: z.string(),
  label: z.string(),
  type: z.optional(z.literal('options')),
  /** Possible answers. Empty: the question takes free text. @see REC-6 */
  options: z._default(z.array(z.string()), []),
  multiSelect: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
});
export type PreferenceQuestion = z.infer<typeof preferenceQuestion>;

/** Shown once the answers are stored. @see REC-13 */
export const PREFERENCE_TEXTS = {
  submitted: 'Thank you. Your recommendations are ready.',
} as const;

const answer = z.string().check(z.minLength(1), z.maxLength(100));

export const getPreferenceForm = endpoint({
  name: 'getPreferenceForm',
  base: 'main',
  method: 'GET',
  path: 'user/forms/preference',
  summary: 'Returns the questions of the recommendation form. @see CALL-44',
  access: 'portalOrEmbedded',
  input: nothing,
  output: z.looseObject({ fields: z.array(preferenceQuestion) }),
  problems: [],
});

export const submitPreferences = endpoint({
  name: 'submitPreferences',
  base: 'main',
  method: 'POST',
  path: 'user/forms/preference',
  summary:
    'Stores the answers, keyed by question id. A value is one answer or a list of answers. @see CALL-45',
  access: 'portalOrEmbedded',
  input: z.record(
    z.string().check(z.maxLength(64)),
    z.union([answer, z.array(answer).check(z.maxLength(50))]),
  ),
  output: nothing,
  problems: [],
});

export const PREFERENCE_ENDPOINTS = [getPreferenceForm, submitPreferences];
