import { toStorable } from '../../../../platform/http/storable-text.ts';
import { isObject } from '../launch/claims.ts';
import { readPlatformId } from '../launch/platform-id.ts';
import { readRoles } from '../launch/roles.ts';

/** A member as a roster names them. No e-mail address is taken: nothing needs it. @see NRPS 2.0 2.2 */
export interface RosterMember {
  subject: string;
  /** Empty where the platform sends none. */
  name: string;
  isInstructor: boolean;
  isLearner: boolean;
  status: 'active' | 'inactive' | 'left';
}

const STATUSES: Readonly<Record<string, RosterMember['status']>> = {
  active: 'active',
  inactive: 'inactive',
  deleted: 'left',
};
const LEARNER = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const MAX_NAME = 200;

const readText = (value: unknown) =>
  typeof value === 'string' ? toStorable(value.slice(0, MAX_NAME)).trim() : '';

function readName(member: Record<string, unknown>): string {
  const parts = `${readText(member.given_name)} ${readText(member.family_name)}`.trim();
  return readText(member.name) || parts;
}

/**
 * Reads a member. Returns null for a mentor, who is no member of the class, and undefined for an entry without a usable
 * id.
 */
export function readMember(member: unknown): RosterMember | null | undefined {
  if (!isObject(member)) return undefined;
  const { user_id, roles, status } = member;
  const subject = readPlatformId(user_id);
  if (subject === undefined) return undefined;
  // One role alone may be no list: a teacher is not shown as a learner for that.
  const named = [roles].flat().filter((role) => typeof role === 'string');
  const { isInstructor, isMentor } = readRoles(named);
  if (isMentor) return null;
  return {
    subject,
    name: readName(member),
    isInstructor,
    isLearner: named.some((role) => role === LEARNER || role === 'Learner'),
    // NRPS 2.0 2.2.1: active unless it says otherwise.
    status: STATUSES[typeof status === 'string' ? status.toLowerCase() : 'active'] ?? 'active',
  };
}
