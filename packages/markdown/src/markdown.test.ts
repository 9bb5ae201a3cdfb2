import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES } from './highlight.ts';
import { createMarkdown } from './markdown.ts';

describe('createMarkdown', () => {
  const render = (text: string) => createMarkdown().render(text);

  it('createMarkdown shows raw HTML as text', () => {
    expect(render('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n');
  });

  it('createMarkdown makes no link of a script', () => {
    expect(render('[x](javascript:alert(1))')).not.toContain('href');
  });

  it.each(CODE_LANGUAGES.filter((language) => language !== 'text'))(
    'createMarkdown colors %s',
    (language) => {
      expect(
        render(
          `\`\`\`${language}\nFROM "a" 1\n{"a": 1}\n<b c="d">\n# e\nGET / HTTP/1.1\nselect 1\n- x: 1\n\`\`\``,
        ),
      ).toContain('hljs-');
    },
  );

  it('createMarkdown names the cells of a table of four columns after their columns', () => {
    const html = render('| Fix | `a` | *b* | "c" |\n|-|-|-|-|\n| one | 1 | 2 | 3 |\n| two | 4 | 5 | 6 |');
    expect(html).toContain('<table data-columns="4">');
    expect([...html.matchAll(/data-label="([^"]*)">(\w+)/g)].map(([, label, cell]) => [label, cell])).toEqual(
      [
        ['Fix', 'one'],
        ['a', '1'],
        ['b', '2'],
        ['&quot;c&quot;', '3'],
        ['Fix', 'two'],
        ['a', '4'],
        ['b', '5'],
        ['&quot;c&quot;', '6'],
      ],
    );
  });

  it('createMarkdown leaves a table of three columns unchanged', () => {
    expect(render('| a | b | c |\n|-|-|-|\n| 1 | 2 | 3 |')).not.toContain('data-');
  });

  it.each(['text', 'klingon'])('createMarkdown does not change the code of %s', (language) => {
    expect(render(`\`\`\`${language}\nx < 1\n\`\`\``)).toBe(
      `<pre><code class="language-${language}">x &lt; 1\n</code></pre>\n`,
    );
  });
});
