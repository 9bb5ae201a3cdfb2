import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

describe('the preview frame', () => {
  it('the preview frame runs scripts in an opaque origin that cannot connect, post or frame anything', async () => {
    const response = await tool.fetch('/embed/frame/lab-preview');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const directive of [
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      "connect-src 'none'",
      "form-action 'none'",
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toContain('allow-same-origin');
  });
});
