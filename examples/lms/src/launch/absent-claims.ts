import type { JWTPayload } from 'jose';
import type { Behaviour } from '../behaviour/behaviour.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const OF_PERSON = ['name', 'given_name', 'family_name', 'middle_name', 'email', 'picture'];
const OF_LAUNCH = [
  ...OF_PERSON,
  `${LTI}context`,
  `${LTI}lis`,
  `${LTI}role_scope_mentor`,
  `${LTI}tool_platform`,
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
];

const withNulls = <Values extends object>(names: readonly string[], values: Values): Values => ({
  ...Object.fromEntries(names.map((name) => [name, null])),
  ...values,
});

/** The optional claims that a launch lacks, as the switches say. */
export const writeAbsentClaims = ({ absentClaims }: Behaviour, claims: JWTPayload): JWTPayload =>
  absentClaims === 'null' ? withNulls(OF_LAUNCH, claims) : claims;

/** The same for a member of a roster. */
export const writeAbsentFields = <Member extends object>(
  { absentClaims }: Behaviour,
  member: Member,
): Member => (absentClaims === 'null' ? withNulls(OF_PERSON, member) : member);
