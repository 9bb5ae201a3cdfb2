import { createFakeDrawbridge, type FakeHandler } from '@drawbridge/client/testing';
import { getAssistant } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { findLabAssistant } from './lab-assistant.tsx';

const find = (handler: FakeHandler) =>
  findLabAssistant(createFakeDrawbridge([[getAssistant, handler]]).drawbridge, 'like-pattern');

describe('SVC-7 the assistant of a lab', () => {
  it('a lab has no assistant when the company has turned it off', async () => {
    expect(await find(() => ({ data: { is_on: false } }))).toBeUndefined();
  });

  it('a lab has an assistant when it is on', async () => {
    expect(await find(() => ({ data: { is_on: true } }))).toMatchObject({
      label: 'Ask',
      action: 'Ask the assistant',
    });
  });

  it('a lab has an assistant when the server does not say whether it is on', async () => {
    expect(await find(() => 'offline')).toBeDefined();
  });
});
