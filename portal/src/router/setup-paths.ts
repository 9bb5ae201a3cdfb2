import type { SetupStep } from '@drawbridge/contracts/company';
import { paths } from './paths.ts';

const PAGES: Record<SetupStep, string> = {
  domain: paths.companyDomains,
  sign_in: paths.companySignIn,
  people: paths.companyUsers,
  team: paths.companyTeams,
  assignment: paths.companyNewAssignment('course'),
};

/** The page on which a step of the set-up is done. */
export const toSetupStep = (step: SetupStep): string => PAGES[step];
