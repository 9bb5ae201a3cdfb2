import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId } from '../base/ids.ts';
import { COURSE_PAGE_SIZE, COURSE_TYPES, EVENT_STATUSES, OBJECT_TYPES } from '../base/product.ts';

const proficiency = z.enum(['Basic', 'Intermediate', 'Advanced']);

/** @see DATA-13 */
export const contentItem = z.looseObject({
  _key: z.string(),
  title: z.string(),
  order: z.number(),
  object_type: z.enum(OBJECT_TYPES),
  media_type: z.optional(z.string()),
  /** Planned length in seconds. */
  item_ttl: z._default(z.number(), 0),
  completed: z._default(z.boolean(), false),
  /** Article or download: path below the main base. Video: absolute signed URL, only for enrolled learners. */
  url: z.optional(z.string()),
  /** The lab or quiz that the item opens. */
  target_id: z.optional(z.string()),
});
export type ContentItem = z.infer<typeof contentItem>;

/** @see DATA-12 */
export const subject = z.looseObject({
  _key: z.string(),
  title: z.string(),
  order: z.number(),
  subject_ttl: z._default(z.number(), 0),
  items: z._default(z.array(contentItem), []),
});
export type Subject = z.infer<typeof subject>;

interface TwoSpellings {
  _key: string;
  sk?: string | undefined;
  career?: string[] | undefined;
  roles?: string[] | undefined;
}

/**
 * Courses name their id `_key` or `sk` and their roles `career` or `roles`; the value that was sent is copied to the
 * other name.
 * @see DATA-11
 * @see DATA-11
 */
export const eitherSpelling = <T extends TwoSpellings>() =>
  [
    z.overwrite<T>((course) => ({
      ...course,
      _key: course._key || (course.sk ?? ''),
      ...(course.roles || course.career ? { roles: course.roles ?? course.career } : {}),
      ...(course.roles || course.career ? { career: course.career ?? course.roles } : {}),
    })),
    z.refine<T>(({ _key }) => _key !== '', { error: 'a course without an id', path: ['_key'] }),
  ] as const;

/** @see DATA-10 */
export const courseFields = z.looseObject({
  _key: z._default(z.string(), ''),
  sk: z.optional(z.string()),
  event_name: z.string(),
  description: z._default(z.string(), ''),
  logo: z.optional(z.string()),
  type: z._default(z.enum(COURSE_TYPES), 'course'),
  proficiency: z.optional(proficiency),
  total_ttl: z._default(z.number(), 0),
  /** Number of subjects. @see CARD-4 */
  total_lessons: z._default(z.number(), 0),
  labs_count: z._default(z.number(), 0),
  /** Only for a challenge. */
  points: z.optional(z.number()),
  is_new: z._default(z.boolean(), false),
  is_enrolled: z._default(z.boolean(), false),
  is_completed: z._default(z.boolean(), false),
  progress: z._default(z.number(), 0),
  completed_items: z._default(z.number(), 0),
  total_items: z._default(z.number(), 0),
  instructor_id: z._default(z.array(z.string()), []),
  career: z.optional(z.array(z.string())),
  roles: z.optional(z.array(z.string())),
  tags: z._default(z.array(z.string()), []),
  cwe: z._default(z.array(z.string()), []),
  owasp: z._default(z.array(z.string()), []),
  learning_path_id: z.optional(z.string()),
  /** Only for a live course: state of the current session, otherwise of the next one. */
  event_status: z.optional(z.enum(EVENT_STATUSES)),
  /** Only for enrolled learners: the item that Continue opens. @see PLAYER-32, PLAYER-33 */
  resume: z.optional(
    z.object({ subject_id: z.string(), item_id: z.string(), object_type: z.enum(OBJECT_TYPES) }),
  ),
  upgrade: z._default(z.boolean(), false),
  disabled: z._default(z.boolean(), false),
  /** The caller's own rating, 1 to 5 stars; absent until it is given. @see DATA-10, CX-15 */
  feedback: z.optional(z.number()),
  /** Why the course is recommended: its best match. @see filterCourses */
  reason: z.optional(
    z.object({
      kind: z.enum(['failed_trap', 'failed_lab', 'topic', 'role', 'level']),
      /** Title of the trap or lab, or the tag, role or level. */
      value: z.string(),
      /** Only for a trap: the lesson of the course that explains it. */
      lesson: z.optional(
        z.object({
          title: z.string(),
          subject_id: z.string(),
          item_id: z.string(),
          object_type: z.enum(OBJECT_TYPES),
        }),
      ),
    }),
  ),
});
export type RecommendationReason = NonNullable<z.infer<typeof courseFields>['reason']>;
export const courseCard = courseFields.check(...eitherSpelling<z.infer<typeof courseFields>>());
export type CourseCard = z.infer<typeof courseCard>;

const detailFields = z.extend(courseFields, {
  items: z._default(z.array(subject), []),
  /** Set for a course outside the caller's plan: the account types whose plans include it. @see NAV-15 */
  included_in: z.optional(z.array(z.enum(['IND', 'FT', 'ENT']))),
  /** Seconds that the caller had the course open and worked in it. @see PLAYER-40 */
  spent_seconds: z.optional(z.number()),
  /** True for a completed course whose question for feedback the caller has neither answered nor skipped. @see PLAYER-27 */
  asks_feedback: z.optional(z.boolean()),
});
export const courseDetail = detailFields.check(...eitherSpelling<z.infer<typeof detailFields>>());
export type CourseDetail = z.infer<typeof courseDetail>;

const MOST_FILTER_VALUES = 50;
const filterValues = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(value).check(z.maxLength(MOST_FILTER_VALUES, { error: `choose at most ${MOST_FILTER_VALUES}` }));

export const filterCourses = endpoint({
  name: 'filterCourses',
  base: 'main',
  method: 'POST',
  path: 'course/filter',
  summary: 'Lists courses that match a filter, one page at a time. @see CAT-4, CAT-8, CALL-31',
  access: 'learner',
  query: ['page', 'per_page'],
  input: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), COURSE_PAGE_SIZE),
    status: z.optional(filterValues(z.enum(['not_started', 'new', 'in_progress', 'completed']))),
    types: z.optional(filterValues(z.enum(COURSE_TYPES))),
    levels: z.optional(filterValues(proficiency)),
    roles: z.optional(filterValues(z.string().check(z.maxLength(100)))),
    learning_paths: z.optional(filterValues(z.string().check(z.maxLength(100)))),
    tags: z.optional(filterValues(z.string().check(z.maxLength(100)))),
    /** Of a title, a text, a topic, a weakness or another name of it. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** Only labs: broad topics, languages, and whether the caller has solved them. */
    topics: z.optional(filterValues(z.string().check(z.maxLength(100)))),
    languages: z.optional(filterValues(z.string().check(z.maxLength(100)))),
    solved: z.optional(z.boolean()),
    isCustom: z.optional(z.boolean()),
    /**
     * Roles, levels and tags then become preferences, not conditions: the best-matching courses that are not begun come
     * first, each with its reason. Courses without a match are left out.
     * @see PROF-18, DASH-9
     */
    recommend: z.optional(z.boolean()),
    /** Cards then also have what the list of their type shows. @see filterCoursesInDetail */
    details: z.optional(z.boolean()),
  }),
  output: z.object({ items: z.array(courseCard) }),
  problems: [],
});

export const getCourse = endpoint({
  name: 'getCourse',
  base: 'main',
  method: 'POST',
  path: 'course/info',
  summary:
    'Returns one course with its subjects and items. With `enroll: true` the caller is enrolled first, and labs passed earlier count as complete. @see PLAYER-5, CALL-34, CX-14',
  access: 'learner',
  input: z.object({ event_id: courseId, enroll: z.optional(z.boolean()) }),
  output: z.object({ is_enrolled: z.boolean(), course: courseDetail }),
  problems: ['course_not_found', 'upgrade_required'],
});

export const getArticle = endpoint({
  name: 'getArticle',
  base: 'main',
  method: 'GET',
  path: 'course/article/:event_id/:item_id',
  summary: 'Returns the text of an article item as sanitized HTML.',
  access: 'learner',
  input: z.object({ event_id: courseId, item_id: itemId }),
  output: z.object({ title: z.string(), html: z.string() }),
  problems: ['course_not_found', 'item_not_found', 'not_enrolled', 'upgrade_required'],
});

export const getDownload = endpoint({
  name: 'getDownload',
  base: 'main',
  method: 'GET',
  path: 'course/download/:event_id/:item_id',
  summary: 'Returns the file of a download item as text, with its name.',
  access: 'learner',
  input: z.object({ event_id: courseId, item_id: itemId }),
  output: z.object({ file_name: z.string(), media_type: z.string(), text: z.string() }),
  problems: ['course_not_found', 'item_not_found', 'not_enrolled', 'upgrade_required'],
});

const seconds = z.number().check(z.gte(0));

export const getVideo = endpoint({
  name: 'getVideo',
  base: 'main',
  method: 'GET',
  path: 'course/video/:event_id/:item_id',
  summary:
    'Returns the URLs of a video item, its transcript as sanitized HTML, and where the caller stopped. Anyone with a URL can load it, with range requests, until it expires; call again for new URLs. @see PLAYER-9',
  access: 'learner',
  input: z.object({ event_id: courseId, item_id: itemId }),
  output: z.object({
    title: z.string(),
    url: z.string(),
    captions_url: z.string(),
    poster_url: z.string(),
    expires_at: z.string(),
    transcript_html: z.string(),
    /** Seconds from the beginning; 0 if the caller has not begun or has reached the end. */
    position: z._default(seconds, 0),
  }),
  problems: ['course_not_found', 'item_not_found', 'not_enrolled', 'upgrade_required'],
});
export type OpenedVideo = z.infer<typeof getVideo.output>;

export const markItem = endpoint({
  name: 'markItem',
  base: 'main',
  method: 'POST',
  path: 'item/mark',
  summary:
    'Marks an item complete. The server decides: articles, videos and downloads are complete when this is called, quizzes and labs only after a pass. Repeating the call changes nothing and returns the same reply. @see CALL-35, DATA-17, PLAYER-15..PLAYER-25',
  access: 'learner',
  input: z.object({
    event_id: courseId,
    subject_id: z.optional(z.string().check(z.maxLength(64))),
    item_id: itemId,
    object_type: z.optional(z.enum(OBJECT_TYPES)),
  }),
  output: z.object({
    /** True when the course now asks for feedback, in the middle or at the end, until it is given or skipped. */
    feedback: z._default(z.boolean(), false),
    /** True when the course is complete and this was its last item. */
    completed: z._default(z.boolean(), false),
    /** Id of the badge award that this item earned. */
    badge: z.optional(z.string()),
    completed_items: z.number(),
    total_items: z.number(),
    progress: z.number(),
  }),
  problems: ['course_not_found', 'item_not_found', 'not_enrolled', 'forbidden', 'upgrade_required'],
});

export const getEventProgress = endpoint({
  name: 'getEventProgress',
  base: 'main',
  method: 'GET',
  path: 'event/progress/:id',
  summary: 'Returns whether the caller is in the middle of a course. @see CALL-36, PLAYER-36',
  access: 'learner',
  input: z.object({ id: courseId }),
  output: z.object({ in_progress: z.boolean() }),
  problems: ['course_not_found'],
});

export const getDashboard = endpoint({
  name: 'getDashboard',
  base: 'main',
  method: 'GET',
  path: 'user/dashboard',
  summary: "Lists the caller's courses and the ids that the caller is subscribed to. @see CALL-30, DATA-16",
  access: 'portalOrToken',
  input: z.object({}),
  output: z.object({ items: z.array(courseCard), subs: z._default(z.array(z.string()), []) }),
  problems: [],
});

/** Page size of `course/list-courses`: larger than the whole catalogue. */
export const SHORT_LIST_PAGE_SIZE = 1_000;

export const listCourses = endpoint({
  name: 'listCourses',
  base: 'main',
  method: 'GET',
  path: 'course/list-courses',
  summary:
    'Lists every course visible to the caller, in short form and sorted by title, for pickers. @see CALL-32',
  access: 'learner',
  query: ['page', 'type'],
  input: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    type: z.optional(z.enum(COURSE_TYPES)),
  }),
  output: z.object({
    items: z.array(
      z.object({
        _key: courseId,
        event_name: z.string(),
        type: z.enum(COURSE_TYPES),
        proficiency: z.optional(proficiency),
        /** Planned length in seconds. */
        total_ttl: z.number(),
        upgrade: z.boolean(),
        disabled: z.boolean(),
      }),
    ),
    /** On all pages. */
    total: z.number(),
  }),
  problems: [],
});
export type ShortCourse = z.output<typeof listCourses.output>['items'][number];

export const COURSE_ENDPOINTS = [
  listCourses,
  getCourse,
  getArticle,
  getDownload,
  getVideo,
  markItem,
  getEventProgress,
  getDashboard,
];
