import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool({
    demo: false,
    env: { SECURITY_CONTACT: 'mailto:security@tool.test', TRUSTED_PROXIES: '' },
  });
});
afterAll(() => tool.close());

describe('RFC 9116 /.well-known/security.txt', () => {
  it('says where holes are reported, for less than a year, under its own address', async () => {
    const response = await tool.fetch('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toBe(
      [
        'Contact: mailto:security@tool.test',
        'Expires: 2027-03-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://tool.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires - tool.clock.now().getTime()).toBeLessThan(365 * 86_400_000);
  });

  it('moves its end along with the days', async () => {
    const read = async () => (await tool.fetch('/.well-known/security.txt')).text();
    const before = await read();
    tool.clock.advance(86_400_000);
    expect(await read()).not.toBe(before);
  });

  it('is not there without an address to report to', async () => {
    const other = await createTestTool({ demo: false });
    expect((await other.fetch('/.well-known/security.txt')).status).toBe(404);
    await other.close();
  });
});

it('X-Forwarded-For from a proxy that is not named is warned of, and is not believed', async () => {
  await tool.fetch('/healthz', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await tool.fetch('/healthz', { headers: { 'x-forwarded-for': '203.0.113.10' } });
  const warnings = tool.logs.filter((line) => line.includes('proxy.unnamed'));
  expect(warnings.map((line) => (JSON.parse(line) as { network: string }).network)).toEqual(['127.0.0.1']);
});

it('the API reference is not kept by a cache: the next version of the server has another one', async () => {
  expect((await tool.fetch('/api/openapi.json')).headers.get('cache-control')).toBe('no-store');
});
