import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findItemAt,
  findNextItem,
  findNextLab,
  findNextStep,
  findResumeItem,
  isAllDone,
  personName,
  pickRandom,
  toDurationText,
  toProgressPercent,
  toSubscriptionExpiry,
  toTimeAgo,
  validation,
  walkCourse,
} from './rules.ts';

describe('CONST-5..CONST-8 duration', () => {
  it.each([
    [0, '1m'],
    [59, '1m'],
    [60, '1m'],
    [89, '1m'],
    [90, '2m'],
    [3599, '60m'],
    [3600, '1h 0m'],
    [5400, '1h 30m'],
    [7199, '2h 0m'],
    [-5, '1m'],
    [Number.NaN, '1m'],
  ])('a duration of %d s is %s', (seconds, text) => expect(toDurationText(seconds)).toBe(text));

  it('a missing duration counts as 0', () => expect(toDurationText(undefined)).toBe('1m'));

  it('a duration never shows 60 minutes beside hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3600, max: 10_000_000 }),
        (seconds) => Number(/(\d+)m$/.exec(toDurationText(seconds))?.[1]) < 60,
      ),
    );
  });
});

describe('PLAYER-17, PLAYER-18 progress', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [4, 3, 100],
    [1, 0, 0],
    [-1, 3, 0],
    [Number.NaN, 3, 0],
  ])('%d of %d completed is %d percent', (done, total, percent) =>
    expect(toProgressPercent(done, total)).toBe(percent),
  );

  it.each([
    [3, 3, true],
    [4, 3, true],
    [2, 3, false],
    [199, 200, false],
    [0, 0, false],
  ])('completion is whole for %d of %d: %s', (done, total, expected) =>
    expect(isAllDone(done, total)).toBe(expected),
  );
});

describe('PLAYER-28..PLAYER-33 next and resume', () => {
  const item = (_key: string, order: number, completed = false) => ({ _key, order, completed });
  // Stored out of order, with a subject that has no items.
  const course = (done: string[] = []) => [
    { _key: 's3', order: 3, items: [item('e', 1, done.includes('e'))] },
    { _key: 's1', order: 1, items: [item('b', 2, done.includes('b')), item('a', 1, done.includes('a'))] },
    { _key: 's2', order: 2, items: [] },
  ];

  it('PLAYER-31 subjects and items are walked in order, skipping an empty subject', () => {
    expect(walkCourse(course()).map((place) => place.item._key)).toEqual(['a', 'b', 'e']);
  });
  it('PLAYER-28 the next item is in the same subject', () =>
    expect(findNextItem(course(), 'a')?.item._key).toBe('b'));
  it('PLAYER-29 the first item of the next subject follows the end of a subject', () => {
    const next = findNextItem(course(), 'b');
    expect([next?.subject._key, next?.item._key]).toEqual(['s3', 'e']);
  });
  it('PLAYER-30 nothing follows the last item', () => expect(findNextItem(course(), 'e')).toBeUndefined());
  it('nothing follows an item the course does not have', () =>
    expect(findNextItem(course(), 'zz')).toBeUndefined());
  it('PLAYER-32 a course resumes at the first incomplete item', () =>
    expect(findResumeItem(course(['a', 'e']))?.item._key).toBe('b'));
  it('PLAYER-33 a course resumes at the last item when all are done', () =>
    expect(findResumeItem(course(['a', 'b', 'e']))?.item._key).toBe('e'));
  it('a course without items has nowhere to resume', () => expect(findResumeItem([])).toBeUndefined());
  it('walking does not change its input', () => {
    const given = course();
    walkCourse(given);
    expect(given.map(({ _key }) => _key)).toEqual(['s3', 's1', 's2']);
  });
});

describe('PLAYER-7, PLAYER-35, NAV-16 finding the item that an address names', () => {
  const subjects = [
    { _key: 's1', order: 1, items: [{ _key: 'a', order: 1, object_type: 'media' }] },
    { _key: 's2', order: 2, items: [{ _key: 'b', order: 1, object_type: 'vid' }] },
  ];
  it.each([
    ['its subject and kind', { itemKey: 'b', subjectKey: 's2', kind: 'vid' }, 'b'],
    ['the item alone, where a host has no addresses', { itemKey: 'b' }, 'b'],
    ['another subject of the course', { itemKey: 'b', subjectKey: 's1', kind: 'vid' }, undefined],
    ['a subject that there is not', { itemKey: 'b', subjectKey: 'zz', kind: 'vid' }, undefined],
    ['another kind', { itemKey: 'a', subjectKey: 's1', kind: 'quiz' }, undefined],
    ['an item that there is not', { itemKey: 'zz', subjectKey: 's1', kind: 'media' }, undefined],
  ])('an item is found by %s', (_, address, found) =>
    expect(findItemAt(subjects, address)?.item._key).toBe(found),
  );
});

describe('the next step', () => {
  const item = (_key: string, order: number, done: string[]) => ({
    _key,
    order,
    completed: done.includes(_key),
  });
  const course = (...done: string[]) => [
    { _key: 's2', order: 2, items: [item('d', 2, done), item('c', 1, done)] },
    { _key: 's1', order: 1, items: [item('b', 2, done), item('a', 1, done)] },
  ];
  const stepFrom = (key: string, ...done: string[]) => {
    const step = findNextStep(course(...done), key);
    return typeof step === 'object' ? [step.subject._key, step.item._key, step.isEarlier] : step;
  };

  it.each([
    ['to the next item', 'a', [], ['s1', 'b', false]],
    ['to the next subject', 'b', ['b'], ['s2', 'c', false]],
    ['to the next item although it is complete', 'a', ['b'], ['s1', 'b', false]],
    ['after the last item to the first one left out', 'd', ['a', 'c', 'd'], ['s1', 'b', true]],
  ] as const)('the next step in a course is %s', (_what, key, done, expected) =>
    expect(stepFrom(key, ...done)).toEqual(expected),
  );
  it('the next step is the end once nothing else is left, from any item', () => {
    for (const key of ['a', 'b', 'c', 'd'])
      expect(stepFrom(key, ...['a', 'b', 'c', 'd'].filter((other) => other !== key))).toBe('end');
  });
  it('the next step from an item that the course does not have is nowhere', () =>
    expect(stepFrom('zz')).toBeUndefined());

  const lab = (lab_id: string, passed = false, type: 'lab' | 'challenge' | 'playground' = 'lab') => ({
    lab_id,
    type,
    passed,
  });
  it.each([
    ['the next of the same type', [lab('a'), lab('x', false, 'challenge'), lab('b')], 'a', 'b'],
    ['the next that is not passed', [lab('a', true), lab('b', true), lab('c')], 'a', 'c'],
    ['from the start again after the last', [lab('a', true), lab('b'), lab('c', true)], 'c', 'b'],
    ['never the lab itself', [lab('a')], 'a', undefined],
    ['none when all others are passed', [lab('a', true), lab('b')], 'b', undefined],
    [
      'none after a playground',
      [lab('p', false, 'playground'), lab('q', false, 'playground')],
      'p',
      undefined,
    ],
    [
      'none that is closed',
      [lab('a'), { ...lab('b'), upgrade: true }, { ...lab('c'), disabled: true }],
      'a',
      undefined,
    ],
    ['the first that is open', [lab('a'), { ...lab('b'), disabled: true }, lab('c')], 'a', 'c'],
    ['none after a lab that is not listed', [lab('a')], 'gone', undefined],
  ] as const)('the next step in the list of labs is %s', (_what, labs, from, expected) =>
    expect(findNextLab(labs, from)?.lab_id).toBe(expected),
  );
});

describe('CONST-4 random pick', () => {
  it('a random pick takes 4 distinct items of the first 6 and never changes its input', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (stream) => {
          const picked = pickRandom(letters, undefined, undefined, () => stream.next().value as number);
          return (
            picked.length === 4 &&
            new Set(picked).size === 4 &&
            picked.every((one) => letters.indexOf(one) < 6) &&
            letters.length === 8
          );
        },
      ),
    );
  });
  it('DASH-18 a random pick has all items when there are fewer', () =>
    expect(pickRandom(['a', 'b']).sort()).toEqual(['a', 'b']));
});

describe('CONST-14, CONST-15 time ago', () => {
  const now = Date.parse('2026-03-02T09:00:00Z');
  it.each([
    [0, 'just now'],
    [999, 'just now'],
    [-60_000, 'just now'],
    [1_000, '1 second ago'],
    [59_000, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [3_600_000, '1 hour ago'],
    [2 * 86_400_000, '2 days ago'],
    [31 * 86_400_000, '1 month ago'],
    [800 * 86_400_000, '2 years ago'],
  ])('%d ms ago is %s', (ageMs, text) => expect(toTimeAgo(now - ageMs, now)).toBe(text));
});

describe('subscription expiry', () => {
  const now = Date.parse('2026-03-02T23:30:00Z');
  it.each([
    ['2026-03-01', 'EXPIRED'],
    ['2026-03-02', 0],
    ['2026-03-03T00:00:00Z', 1],
    ['2026-04-01', 30],
    ['no date', 'EXPIRED'],
  ])('a subscription that ends %s is %s', (end, state) =>
    expect(toSubscriptionExpiry(end, now, 'UTC')).toBe(state),
  );
  it.each([
    ['Pacific/Pitcairn', '2026-03-03T07:59:00Z', '2026-03-02', 0],
    ['Pacific/Pitcairn', '2026-03-03T07:59:00Z', '2026-03-02T20:00:00Z', 0],
    ['Pacific/Pitcairn', '2026-03-03T08:00:00Z', '2026-03-02', 'EXPIRED'],
    ['Pacific/Kiritimati', '2026-03-02T10:30:00Z', '2026-03-03T09:00:00Z', 0],
    ['Pacific/Kiritimati', '2026-03-02T10:30:00Z', '2026-03-02', 'EXPIRED'],
  ])(
    'BILL-3, BILL-5 the expiry follows the calendar day in %s at %s: an end at %s is %s',
    (zone, at, end, state) => expect(toSubscriptionExpiry(end, Date.parse(at), zone)).toBe(state),
  );
});

describe('VAL-20 validation', () => {
  it.each(['a@b.co', ' first.last+tag@sub.example.org ', 'A_1%@x-y.io'])(
    'VAL-1, VAL-2 the email %j is accepted',
    (value) => expect(validation.email(value)).toBeUndefined(),
  );
  it.each(['', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.co m', 'a@@b.co', "a'b@c.de", 'a@b.co\nx@y.zz'])(
    'VAL-9 the email %j is refused',
    (value) => expect(validation.email(value)).toBe('Please provide a valid email'),
  );
  it.each(["a'b@c.de", 'r&d@c.de', 'jürgen@c.de', 'a@b.co'])('VAL-1 the work email %j is accepted', (value) =>
    expect(validation.workEmail(value)).toBeUndefined(),
  );
  it.each(['', 'a@b', 'a b@c.de', 'a@@b.co', 'a\u0000@b.co', 'a@b.co\nx@y.zz', '@b.co'])(
    'VAL-9 the work email %j is refused',
    (value) => expect(validation.workEmail(value)).toBe('Please provide a valid email'),
  );
  it('VAL-6, VAL-7 required, and required that rejects zero, are distinguished', () => {
    expect([validation.required(' '), validation.required(0), validation.required([])]).toEqual([
      'Required field',
      undefined,
      'Required field',
    ]);
    expect([
      validation.requiredNotZero(''),
      validation.requiredNotZero(0),
      validation.requiredNotZero('0'),
      validation.requiredNotZero('x'),
    ]).toEqual(['This field is required.', 'This field is required.', 'This field is required.', undefined]);
  });
  it.each(['2024-01-31', '2024/1/5', '2024-02-31'])('VAL-4, VAL-5 the date %s is accepted', (value) =>
    expect(validation.date(value)).toBeUndefined(),
  );
  it.each(['', '2024-13-01', '2024-01-32', '0-01-01', '2024-01', '2024-01-01-01', '2024-00-10', 'today'])(
    'VAL-8 the date %j is refused',
    (value) => expect(validation.date(value)).toBe('Please provide a valid date'),
  );
  it.each(['http://a.bc', 'https://a.bc:8443/x?y=1#z'])('VAL-10 the address %s is accepted', (value) =>
    expect(validation.url(value)).toBeUndefined(),
  );
  it.each([
    '',
    'ftp://a.bc',
    'javascript:alert(1)',
    'https://user:pass@a.bc',
    '//a.bc',
    'https://',
    'https://a bc',
  ])('VAL-10 the address %j is refused', (value) =>
    expect(validation.url(value)).toBe('Please provide a valid URL'),
  );
  it.each([
    'https://lms.school.test',
    'http://localhost:8090/lti/auth?tenant=7',
    'https://LMS.School.test',
    'https://127.0.0.1:8443/',
    'https://xn--schle-0ra.test?x=1',
  ])('%s is accepted as the address of another system', (value) =>
    expect(validation.serviceUrl(value)).toBeUndefined(),
  );
  it.each([
    '',
    'ftp://a.bc',
    'https://a;sandbox',
    'https://a;report-uri',
    'https://a,b.test',
    "https://'self'",
    'https://*',
    'https://*.school.test',
    'https://lms_1.test',
    'https://[::1]/',
    'https://schüle.test',
    'https://.test',
    'https://a..test',
    'https://a.test.',
    'https://a.test:',
    'https://a.test:123456',
    'https://a.test\\b',
    'https://user@a.test',
    'https://user:pass@a.test',
    'https://a.test/#x',
    'https://a.test#x',
    'https://a.test/a b',
    'https://a.test/\n',
    ' https://a.test',
  ])('%j is refused as the address of another system', (value) =>
    expect(validation.serviceUrl(value)).toBe('Please provide a valid URL'),
  );
  it('VAL-11, VAL-12 names are checked', () => {
    expect([
      validation.name('A'),
      validation.name('x'.repeat(51)),
      validation.name('Rosa <b>'),
      validation.name('Rosa 2'),
    ]).toEqual([
      'The minimum is 2 characters',
      'The maximum is 50 characters',
      'Special characters are not allowed',
      undefined,
    ]);
  });
  it.each([
    'Ada',
    'O’Brien',
    "O'Brien",
    'Anne-Marie',
    'J. K.',
    'X',
    'Gal·la',
    'Jose\u0301',
    'हिन्दी',
    'தமிழ்',
    'مُحَمَّد',
    'בן-דוד',
    'בן־דוד',
    '王小明',
    'アン・マリー',
    'צ׳רלי',
    'احمدی\u200cنژاد',
    'ක්\u200dරිෂාන්ති',
    'Nguyễn',
    'Þórður',
    'x'.repeat(50),
    'e\u0301'.repeat(50),
  ])("VAL-12 %j is accepted as a person's name", (value) => {
    expect(personName(value)).toBeUndefined();
  });
  it.each([
    ['', 'Required field'],
    ['   ', 'Required field'],
    ['x'.repeat(51), 'The maximum is 50 characters'],
    ['Rosa <b>', 'Special characters are not allowed'],
    ['Rosa\n2', 'Special characters are not allowed'],
    ['a@b', 'Special characters are not allowed'],
    ['-', 'Special characters are not allowed'],
    ['A\u200dda', 'Special characters are not allowed'],
    ['احمدی\u200c', 'Special characters are not allowed'],
    ['\u0301', 'Special characters are not allowed'],
    ['\u202eadA', 'Special characters are not allowed'],
    ['Ada \u{1F600}', 'Special characters are not allowed'],
  ])("VAL-12 %j is refused as a person's name", (value, message) => {
    expect(personName(value)).toBe(message);
  });
  it('VAL-13..VAL-19 numbers, lengths, ranges, equality and selection are checked', () => {
    expect(validation.minNumber(3)(2)).toBe('The minimum is 3');
    expect(validation.maxNumber(3)(4)).toBe('The maximum is 3');
    expect(validation.minLength(2)('a')).toBe('The minimum is 2 characters');
    expect(validation.maxLength(2)('abc')).toBe('The maximum is 2 characters');
    expect([validation.range(1, 5)(1), validation.range(1, 5)(5), validation.range(1, 5)(6)]).toEqual([
      undefined,
      undefined,
      'Value must be between 1 and 5',
    ]);
    expect(validation.equalTo('Confirm password', 'Password', () => 'a')('b')).toBe(
      'Confirm password must be equal to Password',
    );
    expect([validation.selection(''), validation.selection('x')]).toEqual([
      'Please select an option',
      undefined,
    ]);
  });
});
