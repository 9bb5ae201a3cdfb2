import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratingDatabase, openDatabaseBefore } from '../../../../test/fixtures/database/migration.ts';

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const COMPANY = toId(1);
const LEARNER = toId(10);
const TEACHER = toId(11);
/** What is known of each platform's deployments, and the members it has afterwards. */
const ONE = toId(20);
const TWO = toId(21);
const NONE = toId(22);
const OTHER_IN_SESSION = toId(23);
const OTHER_IN_GRADES = toId(24);
const PLATFORMS = [ONE, TWO, NONE, OTHER_IN_SESSION, OTHER_IN_GRADES];

let database: MigratingDatabase;

beforeAll(async () => {
  database = await openDatabaseBefore('deployment_of_lti_member');
  const at = `'2026-03-02T09:00:00Z'`;
  await database.query(`insert into company (id, name) values ('${COMPANY}', 'ACME')`);
  for (const id of [LEARNER, TEACHER])
    await database.query(
      `insert into person (id, kind, company_id) values ('${id}', 'launched', '${COMPANY}')`,
    );
  for (const id of PLATFORMS) {
    await database.query(`insert into lti_platform
      (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url, created_at)
      values ('${id}', '${COMPANY}', 'School', 'https://lms.test', '${id}', 'https://lms.test/a', 'https://lms.test/t', 'https://lms.test/k', ${at})`);
    await database.query(
      `insert into lti_member (platform_id, context_id, person_id, is_instructor)
       values ('${id}', '42', '${LEARNER}', false), ('${id}', '42', '${TEACHER}', true)`,
    );
  }
  await database.query(`insert into lti_deployment (platform_id, deployment_id) values
    ('${ONE}', 'only'), ('${TWO}', 'school-A'), ('${TWO}', 'school-B'), ('${OTHER_IN_SESSION}', 'new'), ('${OTHER_IN_GRADES}', 'new')`);
  await database.query(`insert into lti_session
    (id, platform_id, person_id, deployment_id, is_instructor, context_id, resource_link_id, launched_at, ltik_expires_at, expires_at)
    values ('${toId(30)}', '${ONE}', '${LEARNER}', 'only', false, '42', 'link', ${at}, ${at}, ${at}),
      ('${toId(31)}', '${OTHER_IN_SESSION}', '${LEARNER}', 'old', false, '42', 'link', ${at}, ${at}, ${at})`);
  await database.query(`insert into lti_grade_target
    (id, platform_id, person_id, subject, deployment_id, resource_link_id, line_item, item_kind, item_id, created_at)
    values ('${toId(40)}', '${OTHER_IN_GRADES}', '${LEARNER}', 'sub', 'old', 'link', 'https://lms.test/1', 'lab', 'l1', ${at})`);
  await database.migrate();
});
afterAll(() => database.close());

const readMembers = (platformId: string) =>
  database.query(
    `select deployment_id, context_id, person_id, is_instructor from lti_member where platform_id = '${platformId}' order by person_id`,
  );

it('P3 the migration keeps the members of a platform that only ever had one deployment, under that deployment', async () => {
  expect(await readMembers(ONE)).toEqual([
    { deployment_id: 'only', context_id: '42', person_id: LEARNER, is_instructor: false },
    { deployment_id: 'only', context_id: '42', person_id: TEACHER, is_instructor: true },
  ]);
});

it.each([
  ['has two deployments', TWO],
  ['has none yet', NONE],
  ['was launched from another deployment than the one it has', OTHER_IN_SESSION],
  ['sends scores of another deployment than the one it has', OTHER_IN_GRADES],
])(
  'P3 the migration drops the members of a platform that %s: they cannot be distinguished',
  async (_what, platformId) => {
    expect(await readMembers(platformId)).toEqual([]);
  },
);

it('P3 the migration accepts the same person in the same context of two deployments', async () => {
  await database.query(
    `insert into lti_member (platform_id, deployment_id, context_id, person_id, is_instructor)
     values ('${TWO}', 'school-A', '42', '${LEARNER}', false), ('${TWO}', 'school-B', '42', '${LEARNER}', true)`,
  );
  const deployments = (await readMembers(TWO)).map(({ deployment_id }) => deployment_id);
  expect(new Set(deployments)).toEqual(new Set(['school-A', 'school-B']));
});

it('the migration does not change sessions and grade targets', async () => {
  expect(await database.query('select count(*)::int as count from lti_session')).toEqual([{ count: 2 }]);
  expect(await database.query('select count(*)::int as count from lti_grade_target')).toEqual([{ count: 1 }]);
});
