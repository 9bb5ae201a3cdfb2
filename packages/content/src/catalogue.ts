import type {
  BadgeId,
  CertificationId,
  CourseId,
  ItemId,
  JourneyId,
  LabId,
  Proficiency,
  QuizId,
  ROLES,
} from '@drawbridge/contracts';
import type { Price } from '@drawbridge/contracts/company';
import type { NewsfeedTopic } from '@drawbridge/contracts/recognition';
import type { BadgeDrawing } from '@drawbridge/pictures';
import type { PlanContents, PlanRule } from './plans.ts';
import type { Quiz } from './quiz.ts';
import type { LiveSource } from './schema.ts';

/** The whole catalogue, checked and rendered, as plain data. */
export interface Catalogue {
  /** By code: C1, C2, … C10. */
  courses: Course[];
  /** By code: LC1, LC2, … */
  live: LiveCourse[];
  quizzes: Quiz[];
  /** What the plans open; what no rule names is open. @see ROLE-10 */
  plans: PlanRule[];
  /** What the plan without a price opens. */
  freePlan: PlanContents;
  /** What the plans cost; a plan without a price cannot be ordered. @see BILL-11 */
  prices: Price[];
  /** Each in the order in which people see them. */
  journeys: Journey[];
  certifications: Certification[];
  badges: Badge[];
  /** By the names of their files. */
  feed: Post[];
}

export interface Course {
  /** Name of the course's folder. */
  id: CourseId;
  /** Short name for people: `C2`. */
  code: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Plain text, a few sentences. @see CARD-10 */
  description: string;
  level: Proficiency;
  roles: Role[];
  tags: string[];
  cwe: string[];
  owasp: string[];
  instructors: Instructor[];
  /** Of the journeys that have the course, the one its card leads to. */
  learning_path_id: string;
  /** The topic of the drawn thumbnail. */
  thumbnail: string;
  /** Its own picture in place of the drawn one, as a `data:` address. @see DATA-10 */
  logo?: string;
  /** The course counts as new up to and including this day (`YYYY-MM-DD`, UTC). @see CARD-2 */
  new_until: string;
  /** SHA-256 (hex) over every file of the folder: changes exactly when the course does. */
  version: string;
  /** In stored order, which need not be the teaching order: sort by `order`. @see PLAYER-31 */
  subjects: Subject[];
}

/** When a live course takes place: on a weekday in a week of each month, at a local time. @see NAV-25 */
export type LiveSchedule = LiveSource['schedule'];

export interface LiveCourse extends Course {
  schedule: LiveSchedule;
}

export type Role = (typeof ROLES)[number];

/** The parts of the wire's 'id#name#logo'. @see CARD-15 */
export interface Instructor {
  id: string;
  name: string;
  /** Empty when there is no picture. */
  logo: string;
}

export interface Subject {
  key: string;
  title: string;
  order: number;
  items: Item[];
}

interface ItemBase {
  key: ItemId;
  title: string;
  order: number;
  ttl_seconds: number;
}

export interface ArticleItem extends ItemBase {
  object_type: 'media';
  media_type: 'article';
  /** Safe HTML. */
  html: string;
  /** For a table of contents: `html` has these `id`s. */
  headings: Heading[];
}
export interface QuizItem extends ItemBase {
  object_type: 'quiz';
  quiz_id: QuizId;
}
export interface LabItem extends ItemBase {
  object_type: 'lab';
  lab_id: LabId;
}
export interface DownloadItem extends ItemBase {
  object_type: 'download';
  file: DownloadFile;
}
export interface VideoItem extends ItemBase {
  object_type: 'vid';
  video: VideoFiles;
}
/** Questions that are made from the texts of the course. */
export interface AiQuizItem extends ItemBase {
  object_type: 'aiquiz';
}
export type Item = ArticleItem | QuizItem | LabItem | DownloadItem | VideoItem | AiQuizItem;

/** Files by their path in the folder of the catalogue. */
export interface VideoFiles {
  src: string;
  /** WebVTT, in the language of the course. */
  captions: string;
  /** Shown until it plays. */
  poster: string;
  /** Safe HTML: what is said and seen. */
  transcript_html: string;
}

export interface Heading {
  id: string;
  level: number;
  text: string;
}

export interface DownloadFile {
  name: string;
  media_type: string;
  text: string;
}

/** Courses in an order that builds up. @see NAV-23 */
export interface Journey {
  /** Name of its file. */
  id: JourneyId;
  title: string;
  summary: string;
  description: string;
  level: Proficiency;
  roles: Role[];
  /** Code of the topic of its picture. */
  owasp: string;
  /** In order. */
  courses: string[];
}

/** What is certified to somebody who completed all of its courses and passed all of its labs. @see NAV-24 */
export interface Certification {
  /** Name of its file. */
  id: CertificationId;
  title: string;
  summary: string;
  description: string;
  /** Code of the topic of its picture. */
  owasp: string;
  /** How long a certificate is valid; null: without an end. */
  monthsValid: number | null;
  courses: string[];
  labs: string[];
}

/** A post of the knowledge feed. @see COMP-33 */
export interface Post {
  /** Name of its file. */
  id: string;
  title: string;
  /** Day it is published: `YYYY-MM-DD`. */
  date: string;
  topics: NewsfeedTopic[];
  /** Safe HTML. */
  html: string;
  /** What of ours goes with it. */
  link: { kind: 'course' | 'lab' | 'challenge'; id: string; title: string };
}

/** What a badge is awarded for. */
export type BadgeRule =
  /** So many labs, or challenges, passed. */
  | { kind: 'labs' | 'challenges'; count: number }
  /** A lab or challenge passed with no hint opened. */
  | { kind: 'no-hint' }
  | { kind: 'course'; course: string }
  | { kind: 'journey'; journey: string }
  /** So many days in a row (UTC) on which something was completed or passed. */
  | { kind: 'streak'; days: number };

export interface Badge {
  /** Name of its file. */
  id: BadgeId;
  title: string;
  /** What somebody has to do for it, in a sentence. */
  criteria: string;
  rule: BadgeRule;
  drawing: BadgeDrawing;
}
