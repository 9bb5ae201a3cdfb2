export { creditWork, end, give, giveEarned, moveCredits, readGrants } from './grants.store.ts';
export {
  checkMayOpen,
  mayOpen,
  readClosedLabs,
  readOpenCourses,
} from './may-open.ts';
export { ACCESS, toPlanJoins } from './plan-in-force.ts';
export {
  closeIndividualPlan,
  giveMemberships,
  joinCompany,
  leaveCompany,
  openIndividualPlan,
  setChampion,
  setLicenses,
  setManager,
  setRole,
} from './rights.ts';
