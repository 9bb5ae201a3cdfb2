import type { PersonId } from '@drawbridge/contracts';
import type { ScimDeactivation, ScimStayReason } from '@drawbridge/contracts/company';

export interface ProvisionedUser {
  personId: PersonId;
  isOwner: boolean;
  isEmergency: boolean;
}

/** Why a user stays active when provisioning is switched off and everybody else is deactivated. */
export function findStayReason(
  { personId, isOwner, isEmergency }: ProvisionedUser,
  startedById: string | null,
): ScimStayReason | undefined {
  if (personId === startedById) return 'is_self';
  if (isOwner) return 'is_owner';
  return isEmergency ? 'is_emergency' : undefined;
}

export function countReasons(reasons: readonly (ScimStayReason | undefined)[]): ScimDeactivation['stayed'] {
  const counts = { is_owner: 0, is_emergency: 0, is_self: 0 };
  for (const reason of reasons) if (reason) counts[reason] += 1;
  return counts;
}
