import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageHeaders } from './content-security-policy.ts';

const toHeaders = createPageHeaders({ connect: [], frame: [], chat: undefined });
const toPolicy = (framers: readonly string[]) => toHeaders(framers).headers['content-security-policy'] ?? '';
const toDirectives = (policy: string): [string, string][] =>
  policy.split(';').map((directive) => {
    const [name = '', ...values] = directive.trim().split(' ');
    return [name, values.join(' ')];
  });
const toFramers = (policy: string) => Object.fromEntries(toDirectives(policy))['frame-ancestors'];

/** Valid hosts, and the policy made of them. */
const hostile = fc.oneof(
  fc.string(),
  fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'HTTPS:', 'javascript:', 'data:', 'ws://', ''),
      fc.string({
        unit: fc.constantFrom(
          ...'az09.-:;,\'*" \t\n\r@#?/\\[]%_'.split(''),
          ';sandbox',
          ';report-uri http://evil.test',
          ',default-src *',
          "'unsafe-inline'",
          'é',
        ),
      }),
    )
    .map((parts) => parts.join('')),
);

describe('P1, LTI-22 the policy of a page', () => {
  it('a page may fetch its own files early, which Firefox judges by default-src, and has no plug-ins', () => {
    const directives = Object.fromEntries(toDirectives(toPolicy([])));
    expect(directives['default-src']).toBe("'self'");
    expect(directives['object-src']).toBe("'none'");
  });

  it('every directive that fetches is named, so that default-src decides nothing but hints', () => {
    const named = new Set(toDirectives(toPolicy([])).map(([name]) => name));
    // `child-src` would only replace the two of frames and workers, `-elem` and `-attr` the two of scripts and styles.
    const fetching = 'connect font frame img manifest media object script style worker'.split(' ');
    expect(fetching.filter((kind) => !named.has(`${kind}-src`))).toEqual([]);
  });

  it('the policy has the same directives whatever addresses were stored, and names only plain origins', () => {
    const names = toDirectives(toPolicy([])).map(([name]) => name);
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 8 }), (addresses) => {
        const policy = toPolicy(addresses);
        expect(toDirectives(policy).map(([name]) => name)).toEqual(names);
        expect(policy).not.toContain(',');
        expect(toFramers(policy)).toMatch(
          /^('none'|https?:\/\/[a-z0-9.-]+(:\d+)?( https?:\/\/[a-z0-9.-]+(:\d+)?)*)$/,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['https://a;sandbox'],
    ['https://a;report-uri'],
    ['https://a,b'],
    ['https://*'],
    ['https://*.school.test'],
    ["https://'none'"],
    ['https://[::1]'],
    ['data:text/html,x'],
    ['not an address'],
    [''],
  ])('the policy does not name %s, and still names the others', (address) => {
    expect(toFramers(toPolicy([address]))).toBe("'none'");
    expect(toFramers(toPolicy([address, 'https://lms.test']))).toBe('https://lms.test');
  });

  it.each([
    ['https://lms.test/a/b?c#d', 'https://lms.test'],
    ['https://LMS.School.test:443/', 'https://lms.school.test'],
    ['http://127.0.0.1:8090', 'http://127.0.0.1:8090'],
    ['https://user:pass@lms.test', 'https://lms.test'],
    ['https://xn--schle-0ra.test', 'https://xn--schle-0ra.test'],
  ])('the policy names of %s only the origin', (address, source) => {
    expect(toFramers(toPolicy([address]))).toBe(source);
  });
});
