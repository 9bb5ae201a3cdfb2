export { NextStepLink, type NextStepLinkProps, toNextStepText } from './NextStepLink.tsx';
export {
  type CourseWays,
  type NextStep,
  toNextInCourse,
  toNextInList,
} from './next-step.ts';
export { NextStepProvider, type NextStepSource, useNextStep } from './next-step-context.tsx';
