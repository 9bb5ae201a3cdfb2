/** @file What all resources have in common. @see RFC 7643 3.1, RFC 7644 3.4.2 */

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

export const toMeta = (
  resourceType: 'User' | 'Group',
  { createdAt, changedAt, location }: { createdAt: Date; changedAt: Date; location: string },
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: changedAt.toISOString(),
  location,
});

export const toListBody = (
  items: readonly object[],
  { total, startIndex }: { total: number; startIndex: number },
) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: items.length,
  Resources: items,
});
