import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapeHtml escapes what could end a text or an attribute, whichever quotes it has', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;amp;&lt;/b&gt;',
  );
});
