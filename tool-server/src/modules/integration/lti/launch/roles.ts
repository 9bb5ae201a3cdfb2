const VOCABULARY = 'http://purl.imsglobal.org/vocab/lis/v2/';
const MEMBERSHIP = `${VOCABULARY}membership#`;

/** Who teaches or runs the context. Institution and system roles count only where they administrate. @see LTI core A.2 */
const INSTRUCTOR_ROLES = new Set([
  ...['Instructor', 'Administrator', 'ContentDeveloper', 'Manager'].map((name) => MEMBERSHIP + name),
  ...[
    'ExternalInstructor',
    'Grader',
    'GuestInstructor',
    'Lecturer',
    'PrimaryInstructor',
    'SecondaryInstructor',
    'TeachingAssistant',
    'TeachingAssistantGroup',
    'TeachingAssistantOffering',
    'TeachingAssistantSection',
  ].map((name) => `${VOCABULARY}membership/Instructor#${name}`),
  `${VOCABULARY}institution/person#Administrator`,
  `${VOCABULARY}system/person#Administrator`,
  `${VOCABULARY}system/person#SysAdmin`,
]);
const LEARNER_ROLE = `${MEMBERSHIP}Learner`;
const LEARNER_SUB_ROLES = `${VOCABULARY}membership/Learner#`;
/** Who looks at the work of others, such as a parent: Canvas sends it for observers. */
const MENTOR_ROLE = `${MEMBERSHIP}Mentor`;
const MENTOR_SUB_ROLES = `${VOCABULARY}membership/Mentor#`;

/** LTI core 5.3.7.1: a bare name without a scheme means the context role of that name; nothing else is completed. */
const toUrn = (role: string): string => (/^[A-Za-z]+$/.test(role) ? MEMBERSHIP + role : role);

export interface LaunchRoles {
  isInstructor: boolean;
  /** Neither teaches nor learns: no member of the class. */
  isMentor: boolean;
  /** Gradebooks refuse scores of people who are no learners there (Moodle responds with 400 for teachers). */
  isGraded: boolean;
}

/** What the roles of a launch grant. A URN that only looks like a known one grants nothing. @see LTI-17 */
export function readRoles(roles: readonly string[]): LaunchRoles {
  const urns = roles.map(toUrn);
  const isInstructor = urns.some((urn) => INSTRUCTOR_ROLES.has(urn));
  const isLearner = urns.some((urn) => urn === LEARNER_ROLE || urn.startsWith(LEARNER_SUB_ROLES));
  const isMentor =
    !isInstructor &&
    !isLearner &&
    urns.some((urn) => urn === MENTOR_ROLE || urn.startsWith(MENTOR_SUB_ROLES));
  return { isInstructor, isMentor, isGraded: isLearner || !(isInstructor || isMentor) };
}
