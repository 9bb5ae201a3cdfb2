export { NextStepLink, type NextStepLinkProps, toNextStepText } from './NextStepLink.tsx';
export { type CourseWays, toNextInCourse } from './next-in-course.ts';
export { findNextInList } from './next-in-list.ts';
export type { NextStep } from './next-step.ts';
export { type FindNextStep, NextStepContext, useNextStep } from './next-step-context.ts';
