import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../../../test/fixtures/company/directory-step.ts';
import { ENTRA } from '../../../../test/fixtures/company/entra-steps.ts';
import { OKTA } from '../../../../test/fixtures/company/okta-steps.ts';
import {
  createScimTool,
  type ScimReply,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';

/** @file What Microsoft Entra and Okta send, step by step, as their documentation and public traces have it. */

let scim: ScimTool;
beforeAll(async () => {
  scim = await createScimTool();
});
afterAll(() => scim.tool.close());

/** Ids of what earlier steps made, by name; `{noor}` in a path or body stands for one. */
const ids = new Map<string, string>();
const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name);

async function run({ method, path, body, status, reply, fresh, changes, names }: Step): Promise<void> {
  const sent = body === undefined ? undefined : fill(JSON.stringify(body));
  const got: ScimReply = await scim.send(method, fill(path), sent);
  expect(got.status, got.body.detail).toBe(status);
  if (names) ids.set(names, got.body.id);
  if (reply) expect(got.body).toMatchObject(JSON.parse(fill(JSON.stringify(reply))) as object);
  if (fresh) {
    const read = await scim.send('GET', fill(fresh[0]));
    expect(read.body).toMatchObject(JSON.parse(fill(JSON.stringify(fresh[1]))) as object);
  }
  if (changes) expect((await scim.lastLine())?.changes).toEqual(changes);
}

describe('SVC-11 Okta', () => {
  it.each(OKTA)('$title', async (step) => run(step));
});

describe('SVC-11 Microsoft Entra ID', () => {
  it.each(ENTRA)('$title', async (step) => run(step));
});
