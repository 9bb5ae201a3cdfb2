import { expect, it } from 'vitest';
import type { ClaimedTarget } from './scores.store.ts';
import { createSendScore } from './send-score.ts';

const target: ClaimedTarget = {
  id: 'target',
  company_id: 'company',
  platform_id: 'platform',
  client_id: 'client',
  auth_token_url: 'https://lms.test/token',
  token_audience: null,
  key_set_url: 'https://lms.test/keys',
  person_id: 'person',
  subject: 'learner',
  deployment_id: '1',
  line_item: 'https://lms.test/items/1',
  revision: 1,
  tries: 0,
  score: 40,
  completed: false,
  sent_at: null,
  is_delivered: false,
  is_repeat: false,
  line_item_id: null,
  line_url: null,
  line_fault: null,
  line_said: null,
};

it.each([
  ['http://lms.test/items/1', 'dead', []],
  ['https://lms.test/items/1', 'delivered', ['https://lms.test/items/1/scores']],
])('in production a token goes to %s: %s', async (line_item, kind, sentTo) => {
  const urls: string[] = [];
  const sendScore = createSendScore({
    send: async ({ url }) => {
      urls.push(url);
      return { status: 200, headers: {}, text: '' };
    },
    accessTokens: { mayGoTo: () => true, get: async () => 'token', drop: () => undefined },
    clock: { now: () => new Date(0) },
    allowHttp: false,
  });
  expect((await sendScore({ ...target, line_item })).kind).toBe(kind);
  expect(urls).toEqual(sentTo);
});
