import { describe, expect, it } from 'vitest';
import { loadCatalogue, TAG_TOPICS } from './index.ts';

/** Ways of working, which no topic of the labs names. */
const OTHERS = [
  'api-security',
  'code-review',
  'offensive',
  'payments',
  'secure-coding',
  'ssrf',
  'testing',
  'threat-modelling',
  'webhooks',
];

describe('the topics of tags', () => {
  const { courses, live } = loadCatalogue();
  const tags = [...new Set([...courses, ...live].flatMap((course) => course.tags))];

  it('every tag of our courses has a topic, except ways of working', () => {
    expect(tags.filter((tag) => TAG_TOPICS[tag] === undefined).sort()).toEqual(OTHERS);
  });
  it('no topic is given to a tag that no course has', () => {
    expect(Object.keys(TAG_TOPICS).filter((tag) => !tags.includes(tag))).toEqual([]);
  });
});
