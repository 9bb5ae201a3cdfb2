import type { Behaviour } from '../behaviour/behaviour.ts';
import type { Role } from '../model.ts';

const LIS = 'http://purl.imsglobal.org/vocab/lis/v2/';

/** LTI core A.2.4: somebody who only tries the course. */
export const TEST_USER = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser';
const FULL: Record<Role, string[]> = {
  student: [`${LIS}membership#Learner`, `${LIS}institution/person#Student`],
  teacher: [`${LIS}membership#Instructor`, `${LIS}institution/person#Instructor`],
  // LTI core A.2.3.1: a sub-role comes with its principal role.
  assistant: [`${LIS}membership/Instructor#TeachingAssistant`, `${LIS}membership#Instructor`],
  administrator: [`${LIS}institution/person#Administrator`, `${LIS}system/person#Administrator`],
};
const SHORT: Record<Role, string[]> = {
  student: ['Learner'],
  teacher: ['Instructor'],
  assistant: ['Instructor#TeachingAssistant', 'Instructor'],
  administrator: ['Administrator'],
};
const LOOK_ALIKES = [
  'http://purl.imsglobal.org.evil.example/vocab/lis/v2/membership#Instructor',
  'https://evil.example/?http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
  'urn:lti:role:ims/lis/Instructor.',
];

/** The roles of a person as a launch or a roster writes them. @see LTI core A.2 */
export function toRoles({ roles }: Behaviour, role: Role): string[] {
  switch (roles) {
    case 'full':
      return FULL[role];
    case 'short':
      return SHORT[role];
    case 'unknown':
      return [`${LIS}membership#Harbormaster`];
    case 'look-alike':
      return LOOK_ALIKES;
    case 'empty':
      return [];
  }
}

/** NRPS 2.4.1: a role filter is a full name, or the short name of a context role. */
export function hasRole(role: Role, wanted: string): boolean {
  const names = [...FULL[role], ...SHORT[role]];
  return names.includes(wanted) || names.includes(`${LIS}membership#${wanted}`);
}
