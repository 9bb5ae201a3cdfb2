import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId, labId } from '../base/ids.ts';
import { LAB_TYPES } from '../practice/lab-kinds.ts';
import { labCard } from '../practice/lab-list.ts';

/** Who answered: sentences of the courses as they are, or a model from the same passages. */
export const ANSWERED_BY = ['course texts', 'model'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** Why a configured model did not answer although it was to. */
export const MODEL_LEFT_OUT = ['failed', 'busy', 'limit', 'refused'] as const;
export type ModelLeftOut = (typeof MODEL_LEFT_OUT)[number];

export const ASSISTANT_LIMITS = {
  /** Characters of a question. */
  query: 2_000,
  /** A lab that the learner has failed so often is explained with its fix. */
  failedTries: 2,
} as const;

/** A passage that an answer is based on: of a lesson, or of the solution of a lab that the learner may read. */
export const citation = z.object({
  title: z.string(),
  course_id: z.optional(z.string()),
  course_title: z.optional(z.string()),
  subject_id: z.optional(z.string()),
  item_id: z.optional(z.string()),
  heading: z.optional(z.string()),
  /** The `id` of the heading in the lesson. */
  heading_id: z.optional(z.string()),
  lab_id: z.optional(z.string()),
  lab_type: z.optional(z.enum(LAB_TYPES)),
});
export type Citation = z.infer<typeof citation>;

/** A paragraph, list or piece of code of an answer, with the numbers of its citations, from 1. */
export const answerBlock = z.object({
  /** Safe HTML without links and pictures. */
  html: z.string(),
  citations: z.array(z.number()),
});
export type AnswerBlock = z.infer<typeof answerBlock>;

/** What a model has written so far. */
export const answerPart = z.object({ answer: z.array(answerBlock), citations: z.array(citation) });
export type AnswerPart = z.infer<typeof answerPart>;

export const assistantAnswer = z.object({
  /** False: the course texts do not say. The answer is then empty, and the citations are what is near. */
  known: z.boolean(),
  answered_by: z.enum(ANSWERED_BY),
  answer: z.array(answerBlock),
  citations: z.array(citation),
  /** Labs and challenges that fit the question. */
  challenges: z.array(labCard),
  /** The title of a lab whose fix was left out: the learner has not tried it twice. */
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
    'Answers a question from the course texts, with citations and challenges that fit. Never a flag, and no fix of a lab before two failed tries. Nothing of the question is stored. @see CALL-37, SVC-7, LAB-11',
  access: 'learner',
  input: z.object({
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(ASSISTANT_LIMITS.query)),
    /** Where it was asked. */
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

/** What a company lets the assistant do: nothing, answer from the course texts, or use the configured model as well. */
export const ASSISTANT_MODES = ['off', 'course texts', 'model'] as const;
export type AssistantMode = (typeof ASSISTANT_MODES)[number];

const assistantRule = z.object({ mode: z.enum(ASSISTANT_MODES) });

export const getAssistantRule = endpoint({
  name: 'getAssistantRule',
  base: 'ai',
  method: 'GET',
  path: 'assistant/rule',
  summary: "What the caller's company lets the assistant do, and whether a model is configured.",
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
  summary: 'Changes that rule for everyone in the company.',
  access: 'companyAdmin',
  input: assistantRule,
  output: z.object({}),
  problems: [],
});

export const ASSISTANT_ENDPOINTS = [askAssistant, getAssistantRule, setAssistantRule];
