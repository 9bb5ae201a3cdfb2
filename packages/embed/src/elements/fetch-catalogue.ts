import type { CourseCard } from '@drawbridge/contracts/learning';

export type CatalogueCourse = Pick<
  CourseCard,
  | '_key'
  | 'event_name'
  | 'description'
  | 'proficiency'
  | 'total_ttl'
  | 'total_lessons'
  | 'labs_count'
  | 'career'
  | 'owasp'
  | 'is_new'
>;

/** A refusal by the server, with its message. */
export class CatalogueRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'CatalogueRefusal';
    this.status = status;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const toCount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

/**
 * Parses the fields of a card by hand, because a schema library would be larger than the card. A test compares it with
 * the schema. Throws a `TypeError` for anything that is not a course.
 */
export function readCourse(value: unknown): CatalogueCourse {
  const { _key, event_name, description, proficiency, is_new, career, roles, owasp, ...counts } =
    value as Record<string, unknown>;
  if (!isText(_key) || _key === '' || !isText(event_name)) throw new TypeError('not a course');
  const level = (['Basic', 'Intermediate', 'Advanced'] as const).find((known) => known === proficiency);
  return {
    _key,
    event_name,
    description: isText(description) ? description : '',
    ...(level && { proficiency: level }),
    total_ttl: toCount(counts['total_ttl']),
    total_lessons: toCount(counts['total_lessons']),
    labs_count: toCount(counts['labs_count']),
    career: toTexts(career ?? roles),
    owasp: toTexts(owasp),
    is_new: is_new === true,
  };
}

/** Calls the catalogue without authorization or cookies, so that the request needs no preflight. */
async function callCatalogue(
  { base, path, query }: { base: string; path: string; query: Record<string, string | undefined> },
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const url = new URL(`/api/integration/embed/${path}`, base);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const response = await fetch(url, { signal, credentials: 'omit', redirect: 'error' });
  const reply = (await response.json()) as { success?: unknown; message?: unknown; data?: unknown };
  if (!response.ok || reply.success !== true)
    throw new CatalogueRefusal(response.status, isText(reply.message) ? reply.message : '');
  return reply.data as Record<string, unknown>;
}

export interface CatalogueSource {
  base: string;
  key: string;
}

export async function fetchCourse(
  { base, key }: CatalogueSource,
  courseId: string,
  signal: AbortSignal,
): Promise<CatalogueCourse> {
  const path = `courses/${encodeURIComponent(courseId)}`;
  const { course } = await callCatalogue({ base, path, query: { key } }, signal);
  return readCourse(course);
}

export async function fetchCourses(
  { base, key }: CatalogueSource,
  query: { topic?: string | undefined; limit?: string | undefined },
  signal: AbortSignal,
): Promise<CatalogueCourse[]> {
  const { items } = await callCatalogue({ base, path: 'courses', query: { key, ...query } }, signal);
  if (!Array.isArray(items)) throw new TypeError('not a list of courses');
  return items.map(readCourse);
}
