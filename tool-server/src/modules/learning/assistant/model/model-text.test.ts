import { describe, expect, it } from 'vitest';
import { cutComplete, toModelText, toPlainText } from './model-text.ts';

const SOURCES = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];

describe('SVC-7 text from a model', () => {
  it('model text becomes paragraphs, lists and code, with their passages numbered by first use', () => {
    const text = 'Bind **values** [3].\n\n- one [1]\n- two [3, 1]\n\n```sql\nSELECT 1\n```';
    const { answer, citations } = toModelText(text, SOURCES);
    expect(citations).toEqual([{ title: 'Three' }, { title: 'One' }]);
    expect(answer.map((block) => block.citations)).toEqual([[1], [2, 1], []]);
    expect(answer[0]?.html).toBe('<p>Bind <strong>values</strong>.</p>');
    expect(answer[1]?.html).toContain('<li>two</li>');
    expect(answer[2]?.html).toContain('<pre>');
  });

  it('model text names no passage that was not given', () => {
    expect(toModelText('So it is [9] [0].', SOURCES).citations).toEqual([]);
  });

  it.each([
    '![x](https://evil.test/p.png?d=secret)',
    '[click](https://evil.test/steal)',
    '[click][1]\n\n[1]: https://evil.test/steal',
    '![x][1]\n\n[1]: //evil.test/p.png',
    '<https://evil.test/steal>',
    'see https://evil.test/steal',
    'see www.evil.test/steal',
    'see evil.test/steal?d=1',
    'see //evil.test/steal',
    '<img src="https://evil.test/p.png">',
    '<a href="javascript:alert(1)">x</a>',
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    '`https://evil.test/p`',
    '```html\n<img src=https://evil.test/p>\n```',
  ])('LAB-12 model text has no link, picture or address: %s', (text) => {
    const { answer } = toModelText(`Before [1]. ${text} after`, SOURCES);
    const html = answer.map((block) => block.html).join('');
    expect(html).not.toMatch(/<(a|img|script)\b|evil\.test|javascript:|data:/);
    expect(html).toContain('Before');
  });

  it('model text keeps what only looks like an address', () => {
    const text = 'In `routes/invoices.js`, `req.user.id` is 1.5 times a ratio and/or more.';
    expect(toPlainText(text)).toBe(text);
  });

  it('model text is shown to the end of a sentence, and code once it is closed', () => {
    expect(cutComplete('One. Tw')).toBe('One.');
    expect(cutComplete('One.\n\n```js\nconst a = 1;\n')).toBe('One.\n\n');
    expect(cutComplete('One.\n\n```js\nconst a = 1;\n```\nand')).toBe('One.\n\n```js\nconst a = 1;\n```\n');
    expect(cutComplete('no end')).toBe('');
  });
});
