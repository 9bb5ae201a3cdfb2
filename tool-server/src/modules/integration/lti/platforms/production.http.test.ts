import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { addPlatform, changePlatform } from '@drawbridge/contracts/integration';
import { expect, it } from 'vitest';
import { createTestTool } from '../../../../../test/fixtures/create-test-tool.ts';

const FIELDS = {
  name: 'School',
  issuer: 'https://lms.school.test',
  client_id: 'client-1',
  auth_login_url: 'https://lms.school.test/auth',
  auth_token_url: 'https://lms.school.test/token',
  key_set_url: 'https://lms.school.test/keys',
  deployment_ids: ['1'],
};

it('P1, P15 production requires https for every address of a platform, and names the fields without it', async () => {
  const production = await createTestTool({
    env: {
      NODE_ENV: 'production',
      SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
      EMBEDDED_IN_PRODUCTION: '1',
    },
  });
  const admin = await production.as('admin@acme.test');
  const change = {
    ...FIELDS,
    issuer: 'http://lms.school.test',
    key_set_url: 'http://lms.school.test/keys',
  };
  const added = await admin.call(addPlatform, change);
  const changed = await admin.call(changePlatform, { id: asId(randomUUID()), ...change });
  const message = 'Please provide a URL that begins with https://';
  for (const reply of [added, changed])
    expect([reply.status, reply.errors]).toEqual([400, { issuer: message, key_set_url: message }]);
  expect((await admin.call(addPlatform, FIELDS)).status).toBe(200);
  await production.close();
});
