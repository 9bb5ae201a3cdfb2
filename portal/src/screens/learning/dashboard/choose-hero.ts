import type { CourseCard, JourneyCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import { findStarted } from './find-started.ts';

/** The one course that the dashboard leads to. `course.reason` says why it was chosen for the learner. */
export interface Hero {
  kind: 'goOn' | 'next' | 'begin' | 'review' | 'closed';
  course: CourseCard;
  /** Title of the journey in which the course is next. */
  journey?: string;
}

export interface HeroChoices {
  enrolled: readonly CourseCard[];
  /** Courses that are not begun. */
  suggestions: readonly CourseCard[];
  /** What fits the preferences, best fit first; empty before they were submitted. */
  recommended: readonly CourseCard[];
  journeys: readonly JourneyCard[];
}

/** The open course that comes after a completed one in a journey. */
function findNextInJourney({ enrolled, suggestions, journeys }: HeroChoices): Hero | undefined {
  const known = [...enrolled, ...suggestions];
  for (const { title, courses, next_course_id } of journeys) {
    if (!courses.some(({ is_completed }) => is_completed)) continue;
    const course = known.find(({ _key }) => _key === next_course_id);
    if (course && !isClosed(course)) return { kind: 'next', course, journey: title };
  }
  return undefined;
}

const begin = (course: CourseCard | undefined): Hero | undefined => course && { kind: 'begin', course };

/**
 * What is under way comes first, then what comes next in a journey, then what fits the learner's answers. Every new
 * account is enrolled in one course without having asked for it: a course that fits better goes before it. A closed
 * course is shown only if it was begun and nothing is open. @see DASH-1, REC-8, SIGN-13
 */
export function chooseHero(choices: HeroChoices): Hero | undefined {
  const { enrolled, suggestions, recommended } = choices;
  const started = findStarted(enrolled);
  if (started) return { kind: 'goOn', course: started };
  const isOpen = (course: CourseCard) => !isClosed(course) && !course.is_completed;
  const waiting = enrolled.filter(isOpen);
  const fitting = recommended.find(isOpen);
  const isUnasked = enrolled.length === 1;
  return (
    findNextInJourney(choices) ??
    (isUnasked ? undefined : begin(waiting[0])) ??
    begin(fitting) ??
    begin(waiting[0]) ??
    begin(suggestions.find(isOpen)) ??
    toPast(enrolled)
  );
}

/** With nothing left to begin: what is complete, or what the plan no longer includes. */
function toPast(enrolled: readonly CourseCard[]): Hero | undefined {
  const done = enrolled.find((course) => course.is_completed && !isClosed(course));
  if (done) return { kind: 'review', course: done };
  const [first] = enrolled;
  return first && { kind: 'closed', course: first };
}
