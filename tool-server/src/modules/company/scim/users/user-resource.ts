import { toMeta } from '../http/resources.ts';
import { ENTERPRISE_SCHEMA, USER_SCHEMA } from '../http/schemas.ts';
import type { UserRow } from './scim-users.store.ts';

/** A user as SCIM shows it: values that are empty are absent. @see RFC 7643 4.1 */
export function toUserResource(row: UserRow, base: string): object {
  const { personId: id, externalId, userName, displayName, email, firstName, lastName } = row;
  const { department, jobTitle, state } = row;
  const formatted = `${firstName} ${lastName}`.trim();
  return {
    schemas: department === '' ? [USER_SCHEMA] : [USER_SCHEMA, ENTERPRISE_SCHEMA],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    ...(formatted === ''
      ? {}
      : {
          name: {
            ...(firstName === '' ? {} : { givenName: firstName }),
            ...(lastName === '' ? {} : { familyName: lastName }),
            formatted,
          },
        }),
    ...(displayName === null ? {} : { displayName }),
    ...(jobTitle === '' ? {} : { title: jobTitle }),
    emails: [{ value: email, type: 'work', primary: true }],
    active: state !== 'deactivated',
    ...(department === '' ? {} : { [ENTERPRISE_SCHEMA]: { department } }),
    meta: toMeta('User', { ...row, location: `${base}/Users/${id}` }),
  };
}
