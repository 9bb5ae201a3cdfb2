export {
  creditWork,
  end,
  give,
  giveEarned,
  hasHadIndividualPlan,
  moveCredits,
  readGrants,
} from './grants.store.ts';
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
  openTrial,
  setChampion,
  setLicenses,
  setManager,
  setRole,
  TRIAL_SOURCE,
} from './rights.ts';
