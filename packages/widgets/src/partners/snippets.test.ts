import { EMBED_WIDGETS, type EmbedWidgetName } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import {
  needsToken,
  type Shown,
  toCurlSnippet,
  toFrameAddress,
  toIframeSnippet,
  toNodeSnippet,
  toPolicySnippet,
  toReactSnippet,
  toTagSnippet,
} from './snippets.ts';

const BASE = 'https://learn.example.com';
const shown: Shown = {
  base: BASE,
  publishableKey: 'dbpk_x',
  widget: 'lab',
  subject: 'l1-invoice',
  theme: 'dark',
};
const call = { base: BASE, widget: 'lab', origin: 'https://www.partner.test' } as const;
const widgets = Object.keys(EMBED_WIDGETS) as EmbedWidgetName[];

describe('the code for a page of a partner', () => {
  it('names widget, subject, key and theme in each way', () => {
    for (const code of [toTagSnippet(shown), toReactSnippet(shown), toIframeSnippet(shown)])
      for (const part of [BASE, 'dbpk_x', 'l1-invoice', 'dark', 'lab']) expect(code).toContain(part);
    expect(toTagSnippet(shown)).toContain('<drawbridge-embed widget="lab" lab="l1-invoice" theme="dark">');
  });

  it('leaves out the default theme, and a subject that the widget does not have', () => {
    const list = { ...shown, widget: 'lab-list', theme: 'system' } as const;
    for (const code of [toTagSnippet(list), toReactSnippet(list), toIframeSnippet(list)]) {
      expect(code).not.toContain('l1-invoice');
      expect(code).not.toContain('theme');
    }
  });

  it('writes no attribute that a typed id could end', () => {
    const typed = { ...shown, subject: '"><script>' };
    expect(toTagSnippet(typed)).toContain('lab="&quot;><script>"');
    expect(toIframeSnippet(typed)).not.toContain('"><script>');
  });

  it.each(widgets)('has a frame of the right address for %s', (widget) => {
    const url = new URL(toFrameAddress({ ...shown, widget }, 'https://www.partner.test'));
    expect(url.pathname).toBe(`/embed/frame/${widget}`);
    expect(url.searchParams.get('origin')).toBe('https://www.partner.test');
    expect([...url.searchParams.keys()]).not.toContain('token');
  });
});

describe("the code for a partner's server", () => {
  it('asks for the scope of the widget alone, and holds no key', () => {
    for (const code of [toCurlSnippet(call), toNodeSnippet(call)]) {
      expect(code).toContain(`${BASE}/api/integration/embed-token`);
      expect(code).toContain('labs');
      expect(code).not.toContain('favorites');
      expect(code).toContain('DRAWBRIDGE_SECRET_KEY');
      expect(code).not.toMatch(/db[ps]k_/);
    }
  });

  it('is needed for each widget but the public one', () => {
    expect(widgets.filter((widget) => !needsToken(widget))).toEqual(['leaderboard']);
  });
});

describe('the policy', () => {
  it('names this installation and no wildcard', () => {
    expect(toPolicySnippet(BASE)).toContain(`frame-src ${BASE};`);
    expect(toPolicySnippet(BASE)).not.toContain('*');
  });
});
