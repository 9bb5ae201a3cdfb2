import { describe, expect, it } from 'vitest';
import { readHostPairs } from './host-pairs.ts';

describe('LTI_SERVICE_HOSTS', () => {
  it.each([
    ['', []],
    ['auth.lms.test=learn.school.test', [['auth.lms.test', ['learn.school.test']]]],
    [
      ' Auth.lms.test = learn.school.test, auth.lms.test=learn.other.test ,',
      [['auth.lms.test', ['learn.school.test', 'learn.other.test']]],
    ],
  ])('LTI_SERVICE_HOSTS accepts %j', (text, expected) => {
    expect([...readHostPairs(text)]).toEqual(expected);
  });

  it.each([
    'auth.lms.test',
    'auth.lms.test=',
    '=learn.school.test',
    'a.test=b.test=c.test',
    'https://auth.lms.test=learn.school.test',
    'auth.lms.test=*.school.test',
    'auth.lms.test=learn.school.test:8443',
    'auth.lms.test=learn.school.test/path',
  ])('LTI_SERVICE_HOSTS refuses %j, naming it', (text) => {
    expect(() => readHostPairs(text)).toThrow(text);
  });
});
