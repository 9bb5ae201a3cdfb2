/** @file The attributes that are implemented, as `/Schemas` lists them. @see RFC 7643 7 */

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex' | 'reference';
  description: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readWrite' | 'readOnly' | 'immutable';
  uniqueness?: 'none' | 'server';
  canonicalValues?: string[];
  referenceTypes?: string[];
  subAttributes?: object[];
}

const toAttribute = (given: Attribute): object => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
});

const text = (name: string, description: string, more: Partial<Attribute> = {}) =>
  toAttribute({ name, type: 'string', description, ...more });

const USER_ATTRIBUTES = [
  text('userName', 'Name of the user in the directory.', { required: true, uniqueness: 'server' }),
  toAttribute({
    name: 'name',
    type: 'complex',
    description: 'Name of the person.',
    subAttributes: [
      text('givenName', 'First name.'),
      text('familyName', 'Last name.'),
      text('formatted', 'First and last name. Read if neither of them is given.'),
    ],
  }),
  text('displayName', 'Name as the directory shows it.'),
  text('title', 'Job title.'),
  toAttribute({ name: 'active', type: 'boolean', description: 'False for a user who cannot sign in.' }),
  toAttribute({
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description:
      'The address that the person signs in with: the primary one, else that of work, else the first.',
    subAttributes: [
      text('value', 'Email address, in a domain that the company has proven.'),
      text('type', 'Always work.', { canonicalValues: ['work'] }),
      toAttribute({ name: 'primary', type: 'boolean', description: 'Always true.' }),
    ],
  }),
];

const GROUP_ATTRIBUTES = [
  text('displayName', 'Name of the team.', { required: true, uniqueness: 'server' }),
  toAttribute({
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'Members of the team. Groups within groups are ignored.',
    subAttributes: [
      text('value', 'Id of the user.', { caseExact: true, mutability: 'immutable' }),
      toAttribute({
        name: '$ref',
        type: 'reference',
        description: 'Address of the user.',
        caseExact: true,
        mutability: 'readOnly',
        referenceTypes: ['User'],
      }),
      text('type', 'Always User.', { canonicalValues: ['User'], mutability: 'immutable' }),
      text('display', 'Name of the user.', { mutability: 'readOnly' }),
    ],
  }),
];

const toSchema = (id: string, name: string, description: string, attributes: readonly object[]) => ({
  schemas: [SCHEMA_SCHEMA],
  id,
  name,
  description,
  attributes,
});

export const SCHEMAS = [
  toSchema(USER_SCHEMA, 'User', 'A person of the company.', USER_ATTRIBUTES),
  toSchema(GROUP_SCHEMA, 'Group', 'A team of the company.', GROUP_ATTRIBUTES),
  toSchema(ENTERPRISE_SCHEMA, 'Enterprise user', 'The place of a person in the company.', [
    text('department', 'Department.'),
  ]),
] as const;
