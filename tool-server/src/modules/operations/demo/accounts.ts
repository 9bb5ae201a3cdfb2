/** The demo accounts of the outer contract, all with one password. @see DEMO-8, DEMO-9 */
export const DEMO_PASSWORD = 'Drawbridge-demo-1';

export const DEMO_COMPANIES = [
  { key: 'acme', name: 'ACME', isExpired: false },
  { key: 'globex', name: 'Globex', isExpired: false },
  { key: 'oldco', name: 'OldCo', isExpired: true },
  { key: 'northwind', name: 'Northwind Labs', isExpired: false },
  { key: 'kestrel', name: 'Kestrel Works', isExpired: false },
] as const;

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** Printed in the list of accounts by `npm start`. */
  what: string;
  type: 'IND' | 'FT' | 'ENT';
  company?: (typeof DEMO_COMPANIES)[number]['key'];
  isAdmin?: boolean;
  /** Decides who administers; an administrator too. */
  isOwner?: boolean;
  isManager?: boolean;
  championTeams?: string[];
  state?: 'invited' | 'unverified';
  verify?: 'OPTIONAL' | 'FORCE';
  subscription?: string;
  isExpired?: boolean;
  hasNoCourse?: boolean;
  /** The recommendation form opens at the first visit; the other accounts have answered it. @see REC-7 */
  hasNoPreferences?: boolean;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'ind@demo.test', firstName: 'Ines', lastName: 'Dahl', what: 'individual', type: 'IND' },
  { email: 'free@demo.test', firstName: 'Farid', lastName: 'Reyes', what: 'free tier', type: 'FT' },
  {
    email: 'parent@demo.test',
    firstName: 'Petra',
    lastName: 'Arendt',
    what: 'parent user',
    type: 'IND',
    subscription: 'parent',
    hasNoPreferences: true,
  },
  {
    email: 'member@acme.test',
    firstName: 'Mika',
    lastName: 'Berg',
    what: 'ACME, member',
    type: 'ENT',
    company: 'acme',
  },
  {
    email: 'manager@acme.test',
    firstName: 'Maya',
    lastName: 'Nasser',
    what: 'ACME, manager of team Alpha',
    type: 'ENT',
    company: 'acme',
    isManager: true,
  },
  {
    email: 'admin@acme.test',
    firstName: 'Ada',
    lastName: 'Minh',
    what: 'ACME, administrator',
    type: 'ENT',
    company: 'acme',
    isAdmin: true,
    isOwner: true,
  },
  {
    email: 'deputy@acme.test',
    firstName: 'Dana',
    lastName: 'Okoye',
    what: 'ACME, administrator who is not an owner',
    type: 'ENT',
    company: 'acme',
    isAdmin: true,
  },
  {
    email: 'champion@acme.test',
    firstName: 'Chidi',
    lastName: 'Amadi',
    what: 'ACME, champion of team Alpha',
    type: 'ENT',
    company: 'acme',
    championTeams: ['Alpha'],
  },
  {
    email: 'admin@globex.test',
    firstName: 'Greta',
    lastName: 'Lobo',
    what: 'Globex, administrator',
    type: 'ENT',
    company: 'globex',
    isAdmin: true,
    isOwner: true,
  },
  {
    email: 'member@globex.test',
    firstName: 'Goran',
    lastName: 'Mares',
    what: 'Globex, member',
    type: 'ENT',
    company: 'globex',
  },
  {
    email: 'invited@acme.test',
    firstName: 'Ilse',
    lastName: 'Vik',
    what: 'invited, sets a password first',
    type: 'ENT',
    company: 'acme',
    state: 'invited',
  },
  {
    email: 'expired@oldco.test',
    firstName: 'Olaf',
    lastName: 'Cox',
    what: 'company subscription over',
    type: 'ENT',
    company: 'oldco',
  },
  {
    email: 'expired@demo.test',
    firstName: 'Elin',
    lastName: 'Diaz',
    what: 'own subscription over',
    type: 'IND',
    isExpired: true,
  },
  {
    email: 'unverified@demo.test',
    firstName: 'Uma',
    lastName: 'Novak',
    what: 'signup not confirmed',
    type: 'IND',
    state: 'unverified',
  },
  {
    email: 'optional@demo.test',
    firstName: 'Omar',
    lastName: 'Pires',
    what: 'verification offered',
    type: 'IND',
    verify: 'OPTIONAL',
  },
  {
    email: 'force@demo.test',
    firstName: 'Freya',
    lastName: 'Costa',
    what: 'verification demanded',
    type: 'IND',
    verify: 'FORCE',
  },
  {
    email: 'empty@demo.test',
    firstName: 'Emil',
    lastName: 'Toth',
    what: 'no course on the dashboard',
    type: 'IND',
    hasNoCourse: true,
    hasNoPreferences: true,
  },
];
