import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from './refusals.ts';

const docs = readFileSync(new URL('../../../../../../storybook/docs/lti.mdx', import.meta.url), 'utf8');

describe('storybook/docs/lti.mdx', () => {
  it('storybook/docs/lti.mdx explains every refusal, and no other', () => {
    const section = docs.slice(docs.indexOf('## What a refusal means'));
    const explained = [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, reason]) => reason);
    expect(new Set(explained)).toEqual(new Set(Object.keys(REFUSALS)));
    expect(explained).toHaveLength(Object.keys(REFUSALS).length);
  });
});
