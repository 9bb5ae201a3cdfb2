import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tests of modules run on the embedded database too. */
export const areAllEmbedded = process.env['EMBEDDED_TESTS'] === 'all';

/** What the server needs of a database, and one read and one write of each module. */
const DRIVER_TESTS = [
  'tool-server/src/platform/db/driver.http.test.ts',
  'tool-server/src/platform/db/driver-values.http.test.ts',
  'tool-server/test/api/modules.http.test.ts',
];

/**
 * Also on the embedded database when all of them are asked for: tests of what depends on hand-written SQL, on locks, on a
 * unique key, on JSON in the database, or on its notifications.
 */
const MODULES = [
  'company/assignments/admin/everyone',
  'company/assignments/admin/managed',
  'company/assignments/admin/report',
  'company/assignments/assignment-certificate',
  'company/assignments/assignment-details',
  'company/assignments/assignment-list',
  'company/assignments/assignment-past-work',
  'company/assignments/assignment-people',
  'company/assignments/cycles',
  'company/assignments/manager-digest',
  'company/assignments/reminders',
  'learning/assistant/assistant',
  'kernel/audit/audit',
  'company/champions/champions',
  'company/companies/companies',
  'company/group-mappings/group-mappings',
  'company/teams/teams',
  'company/teams/team-people',
  'company/organization/organization',
  'company/scim/deactivation',
  'company/scim/scim-groups',
  'company/scim/scim-filters',
  'company/scim/admin/claims',
  'company/scim/admin/connection',
  'company/setup/setup',
  'company/users/import/user-import',
  'company/users/users',
  'company/users/views/user-views',
  'integration/context-progress/context-progress',
  'learning/courses/passed-labs',
  'integration/embed/partner-calls',
  'practice/guest/guest',
  'kernel/keys/keys',
  'practice/labs/free-stuck-submissions',
  'practice/labs/lab-class',
  'practice/labs/labs-queue',
  'practice/labs/typed-replay-events',
  'integration/account-link/account-link',
  'integration/account-link/account-link-end',
  'integration/account-link/linked-learner',
  'learning/live-courses/live-courses',
  'integration/lti/deployment-migration',
  'integration/lti/deep-linking/deep-linking',
  'integration/lti/launch/launch',
  'integration/lti/launch/launched-person',
  'integration/lti/roster/roster',
  'integration/lti/scores/score-delivery',
  'integration/lti/scores/score-queue',
  'integration/lti/scores/score.rule',
  'integration/lti/session/outlived-launch',
  'integration/lti/session/session',
  'operations/notifications/digest',
  'operations/notifications/notifications',
  'operations/notifications/sockets',
  'integration/partners/embed-token',
  'integration/partners/partners',
  'identity/domains/domains',
  'identity/sso/emergency/emergency',
  'identity/sso/setup/oidc-setup',
  'identity/sso/setup/saml-setup',
  'practice/provisioner/lab-machine',
  'practice/provisioner/provisioner',
  'recognition/profile/picture',
  'recognition/profile/profile-settings',
  'recognition/public-profile/hall-of-fame',
  'learning/quiz/quiz',
  'identity/session/magic-link',
  'identity/session/session',
  'learning/showcase/showcase',
  'identity/signup/signup',
  'identity/signup/signup-browser',
  'identity/tokens/tokens',
  'learning/wishlist/wishlist',
];

const ALL_TESTS = [
  ...DRIVER_TESTS,
  ...MODULES.map((name) => `tool-server/src/modules/${name}.http.test.ts`),
  'tool-server/src/platform/mail/mail.http.test.ts',
  'tool-server/test/api/fuzz.http.test.ts',
  'tool-server/test/api/unstorable-text.http.test.ts',
];

for (const file of ALL_TESTS)
  if (!existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))))
    throw new Error(`${file} is gone: embedded-tests.ts names it`);

/**
 * HTTP tests that run on the embedded database, on a machine whose PostgreSQL runs all of them. `EMBEDDED_TESTS=all` is for
 * a change of the driver, of a migration or of a dependency, and for the run of everything.
 */
export const EMBEDDED_TESTS: readonly string[] = areAllEmbedded ? ALL_TESTS : DRIVER_TESTS;
