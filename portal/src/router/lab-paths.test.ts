import { describe, expect, it } from 'vitest';
import { toLabHref } from './lab-paths.ts';

const lab = { lab_id: 'x', upgrade: false, disabled: false };

describe('where a lab card leads', () => {
  it.each([
    ['lab', '/portal/labs/x'],
    ['challenge', '/portal/challenges/x'],
    ['playground', '/portal/playgrounds/x'],
  ] as const)('the card of an open %s leads to its page', (type, href) =>
    expect(toLabHref({ ...lab, type })).toContain(href.slice(7)),
  );
  it.each([{ upgrade: true }, { disabled: true }])(
    'the card of a closed challenge or playground leads to the page that says what opens it: %j',
    (access) => {
      expect(toLabHref({ ...lab, ...access, type: 'challenge' })).toBe('/portal/course-info/info/x');
      expect(toLabHref({ ...lab, ...access, type: 'playground' })).toBe('/portal/course-info/info/x');
    },
  );
  it('the card of a closed lab leads to its own page, because no course has its name', () =>
    expect(toLabHref({ ...lab, upgrade: true, type: 'lab' })).toBe(toLabHref({ ...lab, type: 'lab' })));
});
