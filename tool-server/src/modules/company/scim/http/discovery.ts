import type { Request } from 'express';
import { toListBody } from './resources.ts';
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, SCHEMAS, USER_SCHEMA } from './schemas.ts';
import type { ScimReply } from './scim-call.ts';
import { ScimError } from './scim-error.ts';

/** @file What this server supports. @see RFC 7644 4, RFC 7643 5 and 6 */

export const MOST_RESULTS = 200;

const toConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A secret that an administrator makes on the page Provisioning.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';

const toTypes = (base: string) => [
  {
    schemas: [TYPE_SCHEMA],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A person of the company.',
    schema: USER_SCHEMA,
    schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
  {
    schemas: [TYPE_SCHEMA],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    description: 'A team of the company.',
    schema: GROUP_SCHEMA,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
  },
];

function serveOf(items: readonly { id: string }[], { params }: Request): ScimReply {
  const id = params['id'] === undefined ? undefined : String(params['id']);
  if (id === undefined)
    return { status: 200, body: toListBody(items, { total: items.length, startIndex: 1 }) };
  const found = items.find((item) => item.id.toLowerCase() === id.toLowerCase());
  if (!found) throw new ScimError(404, `There is no ${id} here.`);
  return { status: 200, body: found };
}

/** The replies of the three addresses. RFC 7644 4: a filter there is forbidden. */
export function createDiscovery(base: string) {
  const schemas = SCHEMAS.map((schema) => ({
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));
  const types = toTypes(base);
  const refuseFilter = ({ query }: Request) => {
    if (query['filter'] !== undefined) throw new ScimError(403, 'This address takes no filter.');
  };
  return {
    config: (): ScimReply => ({ status: 200, body: toConfig(base) }),
    schemas(req: Request): ScimReply {
      refuseFilter(req);
      return serveOf(schemas, req);
    },
    types(req: Request): ScimReply {
      refuseFilter(req);
      return serveOf(types, req);
    },
  };
}
