import { describe, expect, it, vi } from 'vitest';

/** What a page writes as its cookie when it keeps the dark theme. */
async function keepDark(protocol: string): Promise<string> {
  const page = { cookie: '' };
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', page);
  vi.resetModules();
  const { keepTheme } = await import('./theme-choice.ts');
  keepTheme('dark');
  return page.cookie;
}

describe('P15 the cookie of the theme (ASVS 3.3.1, 3.3.3)', () => {
  it('is of this host alone and sent over https only', async () => {
    expect(await keepDark('https:')).toBe(
      '__Host-drawbridge_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('has neither in development, where browsers refuse them', async () => {
    expect(await keepDark('http:')).toBe('drawbridge_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
