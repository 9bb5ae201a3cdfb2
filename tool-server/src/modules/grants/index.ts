export { fillGrants } from './fill-grants.ts';
export { createGrants } from './grants.module.ts';
export { creditWork, end, type Grant, give, giveEarned, moveCredits, readGrants } from './grants.store.ts';
export {
  checkMayOpen,
  mayOpen,
  type Opened,
  readClosedLabs,
  readOpenCourses,
  type Thing,
} from './may-open.ts';
export { ACCESS, toPlanJoins } from './plan-in-force.ts';
export { type Because, closeIndividualPlan, joinCompany, openIndividualPlan } from './rights.ts';
