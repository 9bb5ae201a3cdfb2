import type { ObjectType } from '@drawbridge/contracts';

/** Addresses of the portal. Content kinds have their own word in the address. @see CX-15 */
const KIND_SEGMENTS: Record<ObjectType, string> = {
  lab: 'lab',
  vid: 'video',
  quiz: 'quiz',
  media: 'media',
  download: 'download',
  aiquiz: 'aiquiz',
};

export const paths = {
  dashboard: '/portal/dashboard',
  courses: '/portal/courses',
  favorite: '/portal/favorite',
  labs: '/portal/labs',
  lab: (labId: string) => `/portal/labs/${labId}`,
  attempts: (labId: string) => `/portal/labs/${labId}/attempts`,
  attempt: (labId: string, attemptId: string) => `/portal/labs/${labId}/attempts/${attemptId}`,
  challenges: '/portal/challenges',
  challenge: (labId: string) => `/portal/challenges/${labId}`,
  playgrounds: '/portal/playgrounds',
  playground: (labId: string) => `/portal/playgrounds/${labId}`,
  intro: (courseId: string) => `/portal/course-info/intro/${courseId}`,
  completed: (courseId: string) => `/portal/course-info/completed/${courseId}/`,
  item: (kind: ObjectType, courseId: string, subjectId: string, itemId: string) =>
    `/portal/course-info/${KIND_SEGMENTS[kind]}/${courseId}/${subjectId}/${itemId}`,
} as const;
