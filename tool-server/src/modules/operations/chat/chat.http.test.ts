import { createHmac } from 'node:crypto';
import { getChatHash } from '@drawbridge/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createSecret } from '../../../platform/secret/secret.ts';
import { toDemoPersonId } from '../demo/index.ts';
import { createChatService } from './chat.service.ts';

const EMAIL = 'member@acme.test';
const CHAT = {
  CHAT_SECRET: 'shared with the chat service',
  CHAT_APP_ID: 'app-1',
  CHAT_SCRIPT_URL: 'https://chat.test/widget.js',
};

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ env: CHAT });
  learner = await tool.as(EMAIL);
});
afterAll(() => tool.close());

describe('CALL-12 chat/user-hash', () => {
  it("NOTIF-17 the caller's address is signed with the chat secret, however it is written", async () => {
    const hash = createHmac('sha256', CHAT.CHAT_SECRET).update(EMAIL).digest('hex');
    for (const email of [EMAIL, ' Member@ACME.test '])
      expect((await learner.call(getChatHash, { email })).data).toEqual({ hash });
  });
  it('another address, known or not, and a caller without a session are refused', async () => {
    for (const email of ['admin@acme.test', 'nobody@nowhere.test'])
      expect((await learner.call(getChatHash, { email })).code).toBe('forbidden');
    expect((await tool.anonymous.call(getChatHash, { email: EMAIL })).code).toBe('not_signed_in');
  });
  it('a bad address is refused, naming the field', async () => {
    const reply = await learner.call(getChatHash, { email: 'nonsense' });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['email']]);
  });
  it('without a chat secret, the address is signed with a key of the installation', async () => {
    const sign = (master: string) =>
      createChatService({
        database: tool.database,
        secret: createSecret(master),
        chatSecret: undefined,
      }).signEmail(toDemoPersonId(EMAIL), EMAIL);
    const [one, same, another] = await Promise.all(['a', 'a', 'b'].map((letter) => sign(letter.repeat(32))));
    expect([one === same, one === another]).toEqual([true, false]);
  });
});

describe('chat on pages', () => {
  it('NOTIF-18 pages may run, call and frame the chat service only if one is set', async () => {
    const policy = (await tool.fetch('/login')).headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(policy.split('; ').find((line) => line.startsWith(directive))).toContain('https://chat.test');
    expect(policy.match(/chat\.test/g)).toHaveLength(4);
    expect(await (await tool.fetch('/login')).text()).not.toContain(CHAT.CHAT_SECRET);
  });
});
