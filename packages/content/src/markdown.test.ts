import { describe, expect, it } from 'vitest';
import { renderLine, renderMarkdown } from './markdown.ts';
import { toPicture } from './picture.ts';

function render(source: string) {
  const faults: string[] = [];
  const report = (field: string, message: string) => faults.push(`${field}: ${message}`);
  const loadPicture = () => ({ src: 'data:image/svg+xml,x', width: 10, height: 20 });
  return { ...renderMarkdown(source, { report, loadPicture }), faults };
}

describe("an author's text", () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<!-- x -->',
  ])('%s is shown as text', (source) => expect(render(source).html).not.toMatch(/<(script|img|b|!--)/));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
  ])('no link is made of %s', (address) => expect(render(`[x](${address})`).html).not.toContain('<a'));

  it('code, captions, descriptions and fence words are shown as text', () => {
    const { html } = render(
      '```html bad <i>"x"\n<script>alert("&")</script>\n```\n\n![a "<b>"](p.svg "<i>")',
    );
    expect(html).not.toMatch(/<(script|i|b)[ >]/);
    expect(html).toContain('alt="a &quot;&lt;b&gt;&quot;"');
  });

  it('the line of an option is rendered without blocks', () => {
    const faults: string[] = [];
    const help = {
      report: (_: string, message: string) => void faults.push(message),
      loadPicture: () => undefined,
    };
    expect(renderLine('`a` <b>', help)).toBe('<code>a</code> &lt;b&gt;');
    renderLine('a\n\nb', help);
    expect(faults).toEqual(['must be a single line']);
  });
});

describe('rendered markdown', () => {
  it('a link to another site opens a new page without access to its opener', () => {
    expect(render('[x](https://a.example)').html).toContain(
      '<a href="https://a.example" rel="noopener noreferrer" target="_blank">',
    );
  });

  it('headings are listed, each with its own id', () => {
    const { html, headings, faults } = render('## Why?\n\n[there](#why)\n\n## Why\n\n### Ünder `x`\n');
    expect(headings.map(({ id }) => id)).toEqual(['why', 'why--2', 'nder-x']);
    expect(html).toContain('<h2 id="why">');
    expect(html).toContain('<a href="#why">');
    expect(faults).toEqual([]);
  });

  it.each(['Note:note', 'Warning:warn', 'Attack:attack', 'Fix:fix'])('the callout %s is created', (pair) => {
    const [word, tone] = pair.split(':');
    const { html } = render(`> **${word}**\n>\n> Text.`);
    expect(html.startsWith(`<aside class="callout" data-tone="${tone}">`)).toBe(true);
    expect(html.trimEnd().endsWith('</aside>')).toBe(true);
  });

  it('other quotes stay unchanged, even one that names an inherited key', () => {
    expect(render('> **constructor**\n>\n> x').html).toContain('<blockquote>');
    expect(render('> plain').html).toContain('<blockquote>');
  });

  it.each(['js', 'ts', 'sql', 'bash', 'http', 'html', 'json', 'diff', 'python'])(
    '%s is colored',
    (language) => {
      const { html, faults } = render(`\`\`\`${language}\n"a" = 1\n\`\`\``);
      expect(html).toContain(`class="hljs language-${language}"`);
      expect(faults).toEqual([]);
    },
  );

  it('vulnerable and fixed code is labeled, and can be scrolled by keyboard', () => {
    const { html } = render('```ts bad a.ts\nx\n```');
    expect(html).toContain(
      '<figure class="code" data-tone="attack"><figcaption>Vulnerable · a.ts</figcaption>',
    );
    expect(html).toContain('<pre tabindex="0">');
  });

  it('a table can be scrolled by keyboard, and one of four columns is marked', () => {
    const table = '| a | b | c | d |\n|-|-|-|-|\n| 1 | 2 | 3 | 4 |';
    expect(render(table).html).toContain('<div class="table" tabindex="0"><table data-columns="4">');
  });

  it('a picture alone in its paragraph becomes a figure', () => {
    const { html } = render('![A tree](../images/t.svg "The *tree*")');
    expect(html).toContain('<figure><img src="data:image/svg+xml,x" alt="A tree" width="10" height="20"');
    expect(html).toContain('<figcaption>The <em>tree</em></figcaption></figure>');
  });
});

it('renderMarkdown reports faults in a text with their lines', () => {
  const source =
    '# Title\n\n### Deep\n\n[a](other.md) [b](http://a.example) [c](#nowhere)\n\n![](x.svg)\n\n```perl\n```\n\n> **Note** x';
  expect(render(source).faults).toEqual([
    'line 1: the title is in course.yaml; sections start with ##',
    'line 3: a heading of level 3 skips a level',
    'line 12: an empty line must follow **Note**',
    'line 5: a link leads to https:// or to a #heading, not to other.md',
    'line 5: a link leads to https:// or to a #heading, not to http://a.example',
    'line 5: there is no heading #nowhere',
    'image x.svg: needs a description between its brackets',
    expect.stringContaining('line 9: a code fence names its language'),
  ]);
});

describe('pictures of an article', () => {
  const check = (path: string, text: string) => {
    const faults: string[] = [];
    const picture = toPicture(path, Buffer.from(text), (field, message) =>
      faults.push(`${field}: ${message}`),
    );
    return { picture, faults };
  };

  it('an SVG is accepted with its size', () => {
    const { picture, faults } = check('a.svg', '<svg viewBox="0 0 40 20"><title>T</title></svg>');
    expect(picture).toMatchObject({ width: 40, height: 20 });
    expect(picture?.src).toMatch(/^data:image\/svg\+xml,[^"'<>\s]*$/);
    expect(faults).toEqual([]);
  });

  it.each([
    '<script/>',
    '<g onload="x"/>',
    '<a href="https://a.example"/>',
    '<g fill="url(https://a.example)"/>',
  ])('an SVG with %s is refused', (inside) =>
    expect(check('a.svg', `<svg viewBox="0 0 4 2"><title>T</title>${inside}</svg>`).faults).toEqual([
      'svg: must hold no script, handler or outside address',
    ]),
  );

  it('other picture files are refused', () => {
    expect(check('a.svg', '<svg/>').faults).toHaveLength(2);
    expect(check('a.exe', '').faults).toHaveLength(1);
  });
});
