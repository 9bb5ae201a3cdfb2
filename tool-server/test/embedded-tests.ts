import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tests of modules run on the embedded database too. */
export const areAllEmbedded = process.env['EMBEDDED_TESTS'] === 'all';

/** What the server needs of a database, and one read and one write of each module. */
const DRIVER_TESTS = [
  'tool-server/src/platform/db/driver.http.test.ts',
  'tool-server/src/platform/db/driver-values.http.test.ts',
  'tool-server/test/modules.http.test.ts',
];

/**
 * Also on the embedded database when all of them are asked for: tests of what depends on hand-written SQL, on locks, on a
 * unique key, on JSON in the database, or on its notifications.
 */
const MODULES = [
  'assignments/assignment-certificate',
  'assignments/assignment-details',
  'assignments/assignment-list',
  'assignments/assignment-past-work',
  'assignments/assignment-people',
  'assignments/reminders',
  'assistant/assistant',
  'assistant/quiz/ai-quiz',
  'audit/audit',
  'champions/champions',
  'companies/companies',
  'context-progress/context-progress',
  'courses/passed-labs',
  'embed/partner-calls',
  'guest/guest',
  'keys/keys',
  'labs/free-stuck-submissions',
  'labs/lab-class',
  'labs/labs-queue',
  'labs/runs-without-verdict',
  'labs/typed-replay-events',
  'account-link/account-link',
  'account-link/account-link-end',
  'account-link/linked-learner',
  'live-courses/live-courses',
  'lti/deployment-migration',
  'lti/deep-linking/deep-linking',
  'lti/launch/launch',
  'lti/launch/launched-person',
  'lti/roster/link-roster',
  'lti/roster/roster',
  'lti/roster/roster-faults',
  'lti/scores/line-items',
  'lti/scores/score-delivery',
  'lti/scores/score-queue',
  'lti/scores/score-revival',
  'lti/scores/score-rule',
  'lti/session/outlived-launch',
  'lti/session/session',
  'notifications/digest',
  'notifications/notifications',
  'notifications/sockets',
  'partners/embed-token',
  'partners/partners',
  'password/password',
  'provisioner/provisioner',
  'profile/picture',
  'profile/profile-settings',
  'public-profile/hall-of-fame',
  'quiz/quiz',
  'second-factor/second-factor',
  'session/magic-link',
  'session/session',
  'showcase/showcase',
  'signup/signup',
  'tokens/tokens',
  'wishlist/wishlist',
];

const ALL_TESTS = [
  ...DRIVER_TESTS,
  ...MODULES.map((name) => `tool-server/src/modules/${name}.http.test.ts`),
  'tool-server/src/platform/mail/mail.http.test.ts',
  'tool-server/test/fuzz.http.test.ts',
  'tool-server/test/unstorable-text.http.test.ts',
];

for (const file of ALL_TESTS)
  if (!existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))))
    throw new Error(`${file} is gone: embedded-tests.ts names it`);

/**
 * HTTP tests that run on the embedded database, on a machine whose PostgreSQL runs all of them. `EMBEDDED_TESTS=all` is for
 * a change of the driver, of a migration or of a dependency, and for the run of everything.
 */
export const EMBEDDED_TESTS: readonly string[] = areAllEmbedded ? ALL_TESTS : DRIVER_TESTS;
