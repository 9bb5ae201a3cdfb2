import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId, labId } from '../base/ids.ts';
import { LAB_TYPES } from '../practice/lab-kinds.ts';
import { labCard } from '../practice/lab-list.ts';

/** Who answered: verbatim sentences from the courses, or a model that was given the same passages. */
export const ANSWERED_BY = ['course texts', 'model'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** Why a configured model did not answer. */
export const MODEL_LEFT_OUT = ['failed', 'busy', 'limit', 'refused'] as const;
export type ModelLeftOut = (typeof MODEL_LEFT_OUT)[number];

export const ASSISTANT_LIMITS = {
  /** Maximum length of a question, in characters. */
  query: 2_000,
  /** The fix of a lab is explained after this many failed submissions. */
  failedTries: 2,
} as const;

/** A passage that an answer is based on: from a lesson, or from a lab solution that the learner may read. */
export const citation = z.object({
  title: z.string(),
  course_id: z.optional(z.string()),
  course_title: z.optional(z.string()),
  subject_id: z.optional(z.string()),
  item_id: z.optional(z.string()),
  heading: z.optional(z.string()),
  /** The `id` attribute of the heading in the lesson. */
  heading_id: z.optional(z.string()),
  lab_id: z.optional(z.string()),
  lab_type: z.optional(z.enum(LAB_TYPES)),
});
export type Citation = z.infer<typeof citation>;

/** A paragraph, list or code block of an answer, with the numbers of its citations, counted from 1. */
export const answerBlock = z.object({
  /** Sanitized HTML without links and images. */
  html: z.string(),
  citations: z.array(z.number()),
});
export type AnswerBlock = z.infer<typeof answerBlock>;

/** What the model has written so far. */
export const answerPart = z.object({ answer: z.array(answerBlock), citations: z.array(citation) });
export type AnswerPart = z.infer<typeof answerPart>;

export const assistantAnswer = z.object({
  /** False when the course texts have no answer. `answer` is then empty, and the citations are the closest passages. */
  known: z.boolean(),
  answered_by: z.enum(ANSWERED_BY),
  answer: z.array(answerBlock),
  citations: z.array(citation),
  /** Labs and challenges related to the question. */
  challenges: z.array(labCard),
  /** Title of a lab whose fix was left out, because the learner has not failed it twice yet. */
  withheld: z.optional(z.string()),
  model_left_out: z.optional(z.enum(MODEL_LEFT_OUT)),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

export const askAssistant = endpoint({
  name: 'askAssistant',
  base: 'ai',
  method: 'POST',
  path: 'asegpt/query',
  summary:
    'Answers a question from the course texts, with citations and related challenges. Never reveals a flag, nor the fix of a lab before two failed submissions. Does not store the question. @see CALL-37, SVC-7, LAB-11',
  access: 'learner',
  input: z.object({
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(ASSISTANT_LIMITS.query)),
    /** The page where the question was asked. */
    context: z.optional(
      z.object({
        course_id: z.optional(courseId),
        item_id: z.optional(itemId),
        lab_id: z.optional(labId),
      }),
    ),
  }),
  output: assistantAnswer,
  part: answerPart,
  problems: ['course_not_found', 'item_not_found', 'lab_not_found', 'assistant_off', 'upgrade_required'],
});

export const getAssistant = endpoint({
  name: 'getAssistant',
  base: 'ai',
  method: 'GET',
  path: 'assistant',
  summary: "Returns whether the caller may ask the assistant: the caller's company may have turned it off.",
  access: 'learner',
  input: z.object({}),
  output: z.object({ is_on: z.boolean() }),
  problems: [],
});

/**
 * What a company allows the assistant to do: nothing, answer from the course texts, or also use the configured model.
 */
export const ASSISTANT_MODES = ['off', 'course texts', 'model'] as const;
export type AssistantMode = (typeof ASSISTANT_MODES)[number];

const assistantRule = z.object({ mode: z.enum(ASSISTANT_MODES) });

export const getAssistantRule = endpoint({
  name: 'getAssistantRule',
  base: 'ai',
  method: 'GET',
  path: 'assistant/rule',
  summary: "Returns what the caller's company allows the assistant to do, and whether a model is configured.",
  access: 'companyAdmin',
  input: z.object({}),
  output: z.extend(assistantRule, { has_model: z.boolean() }),
  problems: [],
});

export const setAssistantRule = endpoint({
  name: 'setAssistantRule',
  base: 'ai',
  method: 'PUT',
  path: 'assistant/rule',
  summary: 'Changes what the assistant may do for everyone in the company.',
  access: 'companyAdmin',
  input: assistantRule,
  output: z.object({}),
  problems: [],
});

export const ASSISTANT_ENDPOINTS = [askAssistant, getAssistant, getAssistantRule, setAssistantRule];
