import { toMeta } from '../http/resources.ts';
import { GROUP_SCHEMA } from '../http/schemas.ts';
import type { GroupRow, Member } from './scim-groups.store.ts';

/** A group as SCIM shows it. @see RFC 7643 4.2 */
export function toGroupResource(row: GroupRow, members: readonly Member[] | undefined, base: string): object {
  const { teamId: id, externalId, displayName } = row;
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members === undefined
      ? {}
      : {
          members: members.map(({ value, display }) => ({
            value,
            display,
            type: 'User',
            $ref: `${base}/Users/${value}`,
          })),
        }),
    meta: toMeta('Group', { ...row, location: `${base}/Groups/${id}` }),
  };
}
