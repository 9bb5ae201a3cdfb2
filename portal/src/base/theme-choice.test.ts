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

describe('P15 the theme cookie (ASVS 3.3.1, 3.3.3)', () => {
  it('the theme cookie belongs to this host only and is sent only over https', async () => {
    expect(await keepDark('https:')).toBe(
      '__Host-drawbridge_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('the theme cookie has neither attribute in development, where browsers refuse them', async () => {
    expect(await keepDark('http:')).toBe('drawbridge_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
