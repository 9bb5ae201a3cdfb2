import { EMBED_WIDGETS, type EmbedWidgetName } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import {
  needsToken,
  type Shown,
  toCurlSnippet,
  toElementSnippet,
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

describe("the code for a partner's page", () => {
  it('the code names widget, subject, key and theme in each variant', () => {
    for (const code of [toTagSnippet(shown), toReactSnippet(shown), toIframeSnippet(shown)])
      for (const part of [BASE, 'dbpk_x', 'l1-invoice', 'dark', 'lab']) expect(code).toContain(part);
    expect(toTagSnippet(shown)).toContain('<drawbridge-embed widget="lab" lab="l1-invoice" theme="dark">');
  });

  it('the code omits the default theme, and a subject that the widget does not have', () => {
    const list = { ...shown, widget: 'lab-list', theme: 'system' } as const;
    for (const code of [toTagSnippet(list), toReactSnippet(list), toIframeSnippet(list)]) {
      expect(code).not.toContain('l1-invoice');
      expect(code).not.toContain('theme');
    }
  });

  it('no attribute can be ended by a typed id', () => {
    const typed = { ...shown, widget: 'course-card', subject: `'"/><script> x="` } as const;
    const written = `course="'&quot;/><script> x=&quot;"`;
    expect(toTagSnippet(typed)).toContain(`<drawbridge-embed widget="course-card" ${written} theme="dark">`);
    expect(toElementSnippet(typed)).toContain(`<drawbridge-course-card ${written} theme="dark">`);
    expect(toReactSnippet(typed)).toContain(`subject="'&quot;/><script> x=&quot;"`);
    expect(toIframeSnippet(typed)).not.toMatch(/["']\/?><script>/);
  });

  it('only a chosen height is written', () => {
    const high = { ...shown, heightPx: 900 };
    expect(toTagSnippet(high)).toContain(' height="900"');
    expect(toReactSnippet(high)).toContain('\n  height={900}\n');
    expect(toIframeSnippet(high)).toContain(' height="900"');
    for (const code of [toTagSnippet(shown), toReactSnippet(shown)]) expect(code).not.toContain('height');
    expect(toIframeSnippet(shown)).toContain(` height="${EMBED_WIDGETS.lab.heightPx}"`);
  });

  it("calls are accepted before the script has loaded, and the frame gets only the page's origin", () => {
    expect(toTagSnippet(shown)).toContain('window.Drawbridge = window.Drawbridge || [];');
    expect(toIframeSnippet(shown)).toContain('referrerpolicy="strict-origin"');
  });

  it('an element without a frame is used only for public catalogue data', () => {
    const withElement = widgets.filter((widget) => toElementSnippet({ ...shown, widget }) !== undefined);
    expect(withElement).toEqual(['course-card', 'course-list']);
    expect(toElementSnippet({ ...shown, widget: 'course-list' })).toContain(
      '<drawbridge-course-list theme="dark">',
    );
  });

  it.each(widgets)('the frame for %s has the right URL', (widget) => {
    const url = new URL(toFrameAddress({ ...shown, widget }, 'https://www.partner.test'));
    expect(url.pathname).toBe(`/embed/frame/${widget}`);
    expect(url.searchParams.get('origin')).toBe('https://www.partner.test');
    expect([...url.searchParams.keys()]).not.toContain('token');
  });
});

describe("the code for a partner's server", () => {
  it("the server code requests only the widget's scope, and contains no key", () => {
    for (const code of [toCurlSnippet(call), toNodeSnippet(call)]) {
      expect(code).toContain(`${BASE}/api/integration/embed-token`);
      expect(code).toContain('labs');
      expect(code).not.toContain('favorites');
      expect(code).toContain('DRAWBRIDGE_SECRET_KEY');
      expect(code).not.toMatch(/db[ps]k_/);
    }
  });

  it('the server code is needed for each widget except the public one', () => {
    expect(widgets.filter((widget) => !needsToken(widget))).toEqual(['leaderboard']);
  });
});

describe('the content security policy', () => {
  it('the policy names this installation and no wildcard', () => {
    expect(toPolicySnippet(BASE)).toContain(`frame-src ${BASE};`);
    expect(toPolicySnippet(BASE)).not.toContain('*');
  });
});
