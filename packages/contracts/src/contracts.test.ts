import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from './endpoints.ts';
import { SIGNUP_FIELDS } from './identity/index.ts';
import { BASES, PROBLEMS, toBaseAddresses, toBillingBase, toEnvironment, toPathFields } from './index.ts';
import { addWish, listTitleRules, toListKey } from './learning/wishlist.ts';
import { validation } from './rules.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** A schema and everything inside it, each with its path. */
function toParts(schema: Schema, path: string): [string, Schema][] {
  return [
    [path, schema],
    ...(schema.anyOf ?? []).flatMap((one) => toParts(one, path)),
    ...(schema.items ? toParts(schema.items, `${path}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => toParts(one, `${path}.${name}`)),
  ];
}

const INPUT_PARTS = ENDPOINTS.flatMap(({ name, input }) =>
  toParts(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, name),
);
const isNumber = ({ type, const: value, enum: values }: Schema) =>
  value === undefined && !values && (type === 'integer' || type === 'number');

describe('endpoints', () => {
  it('P11: every number of an input is limited to what a column of integers holds (ASVS 2.2.1)', () => {
    const unbounded = INPUT_PARTS.filter(([, part]) => {
      const { minimum = -Infinity, maximum = Infinity } = part;
      return isNumber(part) && (minimum < 0 || maximum > 2_147_483_647);
    });
    expect(unbounded.map(([path]) => path)).toEqual([]);
  });

  it('every list of an input is limited (ASVS 2.2.1)', () => {
    const unbounded = INPUT_PARTS.filter(
      ([, { type, maxItems }]) => type === 'array' && maxItems === undefined,
    );
    expect(unbounded.map(([path]) => path)).toEqual([]);
  });

  it('each endpoint has its own address and its own name', () => {
    const addresses = ENDPOINTS.map(
      ({ base, method, path }) => `${method} ${base} ${path.replaceAll(/:\w+/g, ':x')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s names path and query fields that its input has',
    (_name, endpoint) => {
      const { shape } = (endpoint.input as unknown as { _zod: { def: { shape?: object } } })._zod.def;
      // A map with free keys has no fields of its own.
      const fields = Object.keys(shape ?? {});
      expect(fields).toEqual(
        expect.arrayContaining([...toPathFields(endpoint.path), ...(endpoint.query ?? [])]),
      );
    },
  );

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s names problems of the table, each once',
    (_name, { problems }) => {
      expect(problems.every((code) => code in PROBLEMS)).toBe(true);
      expect(new Set(problems).size).toBe(problems.length);
    },
  );

  it('CALL-48, SVC-3, SVC-4, SVC-6..SVC-8, SVC-13, SVC-14, SVC-16, SVC-17 endpoints have the bases and paths of the specification', () => {
    const paths = ENDPOINTS.map(({ base, method, path }) => `${base} ${method} ${path}`);
    for (const path of [
      'main POST login',
      'main POST auth/respond',
      'main POST auth/signin',
      'main POST tenantmatch',
      'macro POST publish-login',
      'main POST confirm-signup',
      'main POST signup/confirm',
      'main POST signup/resend-code',
      'main POST signup/email/verify',
      'main POST signup/email/confirm',
      'main POST notification/query-handler',
      'main POST notification/change-status',
      'main GET chat/user-hash',
      'main GET user/subscription-info',
      'main GET user/profile',
      'macro POST public-profile/get-badges',
      'macro POST public-profile/courses-and-challenges',
      'main GET user/forms/preference',
      'main POST user/forms/preference',
      'review POST g2/token',
      'main POST user/refresh-token',
      'main GET user/wishlist',
      'main POST user/wishlist',
      'main DELETE user/wishlist',
      'main GET user/dashboard',
      'main POST course/filter',
      'main POST course/info',
      'main POST item/mark',
      'main GET event/progress/:id',
      'main GET course/list-courses',
      'main POST user/achievements',
      'main POST user/update-profile-info',
      'main POST user/upload-profile-image',
      'billing POST webhook/checkout',
      'billing-individual POST webhook/checkout',
      'billing GET chargebee/subscriptions',
      'billing-individual GET chargebee/subscriptions',
      'token POST generate-token',
      'token POST disable-token',
      'macro POST generate-api-token',
      'macro GET get-api-token',
      'macro DELETE revoke-api-token',
      'macro POST publish-media-click',
      'macro POST publish-video-watch',
      'macro POST publish-upgrade-interest',
      'macro POST user-stats',
      'macro POST recent-videos',
      'macro POST recent-labs',
      'analytics POST company/user/stats-key',
      'analytics GET activity/by-date',
      'ai POST asegpt/query',
      'tags POST search/tags/popular',
      'tags POST search/tags/autocomplete',
      'quiz POST quiz/start',
      'quiz POST quiz/submit',
      'challenge POST lab/flag',
      'certifications GET certifications/list',
    ])
      expect(paths).toContain(path);
  });

  it.each([
    [
      'login',
      ['POST login', 'POST auth/magic-link', 'POST auth/respond', 'POST auth/signin', 'POST tenantmatch'],
    ],
    ['session', ['POST user/refresh-token', 'POST user/logout', 'GET user/sessions']],
    ['signup', ['POST signup', 'POST confirm-signup', 'POST signup/confirm', 'POST signup/resend-code']],
    [
      'profile',
      [
        'GET user/profile',
        'GET user/profile/detailed-info',
        'GET user/subscription-info',
        'POST user/achievements',
        'POST user/update-profile-info',
        'POST user/upload-profile-image',
      ],
    ],
    ['wishlist', ['GET user/wishlist', 'POST user/wishlist', 'DELETE user/wishlist']],
    ['dashboard', ['GET user/dashboard']],
    [
      'course',
      [
        'POST course/filter',
        'POST course/info',
        'GET course/list-courses',
        'POST item/mark',
        'GET event/progress/:id',
      ],
    ],
    [
      'notification',
      ['POST notification/query-handler', 'POST notification/change-status', 'GET chat/user-hash'],
    ],
    ['preference-form', ['GET user/forms/preference', 'POST user/forms/preference']],
    ['company-user', ['POST company/users-list', 'POST company/search-user', 'POST company/user/assign']],
  ])('SVC-1 only the main base serves the %s calls', (_group, calls) => {
    for (const call of calls) {
      const bases = ENDPOINTS.filter(({ method, path }) => `${method} ${path}` === call).map(
        ({ base }) => base,
      );
      expect([call, bases]).toEqual([call, ['main']]);
    }
  });
});

describe('problem table', () => {
  it('each problem has a 4xx or 5xx status and a message that ends like a sentence or is verbatim', () => {
    for (const { status, message } of Object.values(PROBLEMS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message.length).toBeGreaterThan(5);
    }
  });
});

describe('SVC-18 a table of service bases', () => {
  it('each base has its own address', () => {
    expect(new Set(Object.values(toBaseAddresses('https://learning.example'))).size).toBe(BASES.length);
  });
  it('two bases at one address are refused', () => {
    expect(() =>
      toBaseAddresses('https://a.example', { quiz: 'https://x.example/', tags: 'https://x.example' }),
    ).toThrow('share the address');
  });
  it.each([
    ['learning.example.test', 'production'],
    ['LEARNING.example.test', 'production'],
    ['uat.example.test', 'uat'],
    ['learning2.example.test', 'staging'],
    ['localhost', 'staging'],
  ])('CONST-3 the host %s is read as %s', (host, environment) =>
    expect(toEnvironment(host)).toBe(environment),
  );
});

describe('shared data', () => {
  it.each([
    ['IND', 'billing-individual'],
    ['FT', 'billing-individual'],
    ['ENT', 'billing'],
    [undefined, 'billing'],
  ] as const)('BILL-8 %s pays at %s', (type, base) => expect(toBillingBase(type)).toBe(base));
  it('DATA-21, SIGN-10 six fields have their own messages', () =>
    expect(SIGNUP_FIELDS).toEqual([
      'old_password',
      'new_password',
      'email',
      'confirm_password',
      'code',
      'access_token',
    ]));
});

describe('WISH lists of favorites', () => {
  const check = (title: string) => validation.checkRules(title, listTitleRules);
  it.each([
    ['', 'Please enter list title'],
    ['   ', 'Please enter list title'],
    ['a', 'The minimum is 2 characters'],
    ['sixteen letters!', 'The maximum is 15 characters'],
    ['a/b', 'Special characters are not allowed'],
  ])('WISH-12, WISH-16, WISH-17 the title %j is refused', (title, message) =>
    expect(check(title)).toBe(message),
  );
  it.each(['ab', 'fifteen letters', 'Später', '日本'])('the title %j is accepted', (title) =>
    expect(check(title)).toBeUndefined(),
  );
  it('WISH-12 titles are compared trimmed and case-insensitively', () =>
    expect(toListKey('/ Later ')).toBe(toListKey('/lATER')));
  it('WISH-4, CX-17 both payloads are accepted', () => {
    expect(addWish.input.safeParse({ event_id: 'c2', dir_path: '/' }).success).toBe(true);
    expect(
      addWish.input.safeParse({ event_id: 'c2', events: [], category: [{ sk: '/Later', name: 'Later' }] })
        .success,
    ).toBe(true);
  });
});
