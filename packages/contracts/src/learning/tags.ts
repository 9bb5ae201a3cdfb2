import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { COURSE_TYPES } from '../base/product.ts';
import { nothing } from '../base/reply.ts';

/** Maximum number of popular tags, and of suggestions for a typed text. */
export const MOST_TAGS = 60;
export const MOST_SUGGESTED_TAGS = 12;

/** Course types to count; absent: all types. */
const types = z.optional(z.array(z.enum(COURSE_TYPES)).check(z.maxLength(COURSE_TYPES.length)));

const tags = z.object({ tags: z.array(z.string()) });

export const listTags = endpoint({
  name: 'listTags',
  base: 'tags',
  method: 'GET',
  path: 'tags/list',
  summary: 'Lists every tag that a course has, in alphabetical order. @see PROF-18, SVC-13',
  access: 'learner',
  input: nothing,
  output: tags,
  problems: [],
});

/** A topic of the labs, with the tags that courses have for it. */
const tagTopic = z.object({ name: z.string(), tags: z.array(z.string()) });
export type TagTopic = z.infer<typeof tagTopic>;

export const listPopularTags = endpoint({
  name: 'listPopularTags',
  base: 'tags',
  method: 'POST',
  path: 'search/tags/popular',
  summary:
    'Lists the tags that the most courses have, and the topics of the labs with the tags that belong to each. @see CALL-38, CAT-13',
  access: 'learner',
  input: z.object({ types }),
  output: z.object({ ...tags.shape, topics: z.array(tagTopic) }),
  problems: [],
});

export const completeTags = endpoint({
  name: 'completeTags',
  base: 'tags',
  method: 'POST',
  path: 'search/tags/autocomplete',
  summary: 'Lists tags that begin with the typed text, followed by similar ones. @see CALL-39, CAT-13',
  access: 'learner',
  input: z.object({ types, query: z.string().check(z.maxLength(100)) }),
  output: tags,
  problems: [],
});

export const TAG_ENDPOINTS = [listTags, listPopularTags, completeTags];
