import { describe, expect, it } from 'vitest';
import { findGuards } from './find-guards.ts';
import { removeGuard } from './guard.ts';

/** The guards of a source, each with the source that is left without it. */
const without = (path: string, text: string) =>
  findGuards({ path, text }).map((guard) => [
    guard.text,
    removeGuard([{ path, text }], guard)[0]?.text.replaceAll(/\s+/g, ' ').trim(),
  ]);

describe('guards in JavaScript', () => {
  it.each([
    ['a return', 'if (!note) return next();', 'if (false) return next();'],
    [
      'a throw in a block',
      'if (bad) { log(); throw new Error(); }',
      'if (false) { log(); throw new Error(); }',
    ],
    [
      'a jump to the next one',
      'for (const x of y) if (x.bad) continue;',
      'for (const x of y) if (false) continue;',
    ],
    ['an else if', 'if (a) b(); else if (c) return d();', 'if (a) b(); else if (false) return d();'],
    ['a choice of nothing', 'const x = n.owner === user ? n : null;', 'const x = (true) ? n : null;'],
    ['a choice of passing on', 'f(req.user ? next() : refuse());', 'f((true) ? next() : refuse());'],
    [
      'a question before a handler',
      "app.get('/x', asked('y'), (q, s) => s.send());",
      "app.get('/x', ((req, res, next) => next()), (q, s) => s.send());",
    ],
  ])('guards are conditions of %s', (_what, source, left) => {
    const removed = without('a.js', source).map(([, text]) => text);
    expect(removed).toEqual([left]);
  });

  it.each([
    ['a branch that goes on', 'if (a) b();'],
    ['an existence that is asked for before use', 'const x = id ? load(id) : null;'],
    ['a value that is no question', 'const name = user && user.name;'],
    ['a value that is loaded', 'const linked = asked && db.get(asked);'],
    ['a default', 'const name = given || "Ada";'],
    ['the handler itself', "app.get('/x', handler);"],
    ['what a statement is given', "db.get('SELECT * FROM notes WHERE id = ?', id, user);"],
  ])('guards are not %s', (_what, source) => {
    expect(without('a.js', source)).toEqual([]);
  });

  it('guards are operands of || where a true value refuses, and of && where it passes', () => {
    const texts = (source: string) => without('a.js', source).map(([text]) => text);
    expect(texts('if (a || b(c)) return;').slice(1)).toEqual(['a', 'b(c)']);
    expect(texts('if (a && b(c)) return;').slice(1)).toEqual([]);
    expect(texts('if (!(a && b(c))) return;').slice(1)).toEqual(['a', 'b(c)']);
    expect(texts('if (a && b(c)) keep();')).toEqual(['a', 'b(c)']);
    expect(texts('if (a || b(c)) keep();')).toEqual([]);
    expect(texts('if (a && (b || c)) return;').slice(1)).toEqual(['b', 'c']);
    expect(texts('return a && b === c;')).toEqual(['a', 'b === c']);
    expect(texts('const isIn = (x) => x < 5 && list.includes(x);')).toEqual(['x < 5', 'list.includes(x)']);
  });

  it('guards are removed one operand at a time', () => {
    expect(without('a.js', 'if (a || !b || c) return;').map(([, text]) => text)).toEqual([
      'if (false) return;',
      'if ((false) || !b || c) return;',
      'if (a || (false) || c) return;',
      'if (a || !b || (false)) return;',
    ]);
    expect(without('a.js', 'return !(a && b(c));')).toEqual([]);
    expect(without('a.js', 'if (!(a && b(c))) return;').at(-1)?.[1]).toBe('if (!(a && (true))) return;');
  });

  it('guards are not operands that check the existence of what another one reads', () => {
    const texts = without('a.js', 'if (!note || Boolean(user) || note.owner !== user.name) return;').map(
      ([text]) => text,
    );
    expect(texts.slice(1)).toEqual(['note.owner !== user.name']);
  });

  it('guards have a line, and a position among those that read the same', () => {
    const text = 'if (!a) return b();\nif (!c) return;\n\nif (!a)\n  return b();\n';
    expect(findGuards({ path: 'a.js', text }).map(({ line, nth }) => [line, nth])).toEqual([
      [1, 1],
      [2, 1],
      [4, 2],
    ]);
  });

  it('guards are named by one line that is not too long', () => {
    const [guard] = findGuards({ path: 'a.js', text: `if (a) {\n  return '${'x'.repeat(200)}';\n}` });
    expect(guard?.text).toMatch(/^if \(a\) \{ return 'x+…$/);
    expect(guard?.text.length).toBeLessThan(120);
  });
});

describe('guards in Python', () => {
  it.each([
    ['a return', 'if not note:\n    return None', 'if (False): return None'],
    ['a raise', 'if bad:\n    raise Error', 'if (False): raise Error'],
    ['an abort', 'if bad:\n    abort(404)', 'if (False): abort(404)'],
    ['an elif', 'if a:\n    b()\nelif c:\n    return d', 'if a: b() elif (False): return d'],
    ['a choice of nothing', "x = n if n['owner'] == user else None", 'x = n if (True) else None'],
    ['a decorator', "@app.get('/x')\n@signed_in\ndef x():\n    pass", "@app.get('/x') def x(): pass"],
  ])('Python guards are conditions of %s', (_what, source, left) => {
    expect(without('a.py', source).map(([, text]) => text)).toEqual([left]);
  });

  it('Python guards are operands of or and of and, but not part of "not in"', () => {
    const texts = (source: string) => without('a.py', source).map(([text]) => text);
    expect(texts('if a not in b or not c(d):\n    return e').slice(1)).toEqual(['a not in b', 'not c(d)']);
    expect(texts("if note is None or note['owner'] != user:\n    return e").slice(1)).toEqual([
      "note['owner'] != user",
    ]);
    expect(texts('return a in b and c == d')).toEqual(['a in b', 'c == d']);
    expect(texts('f = lambda x: x > 1 and x not in y')).toEqual(['x > 1', 'x not in y']);
  });
});

describe('guards in statements', () => {
  const conditions = (sql: string, path = 'a.js') =>
    without(path, `db.get("${sql}", a, b)`).map(([text, left]) => [
      text,
      left?.replace('db.get("', '').replace('", a, b)', ''),
    ]);

  it('guards are conditions that rows must meet beside another one, and parameters keep their places', () => {
    const sql = 'SELECT * FROM notes WHERE id = ? AND owner = ? ORDER BY id';
    const expected = [
      ['id = ?', 'SELECT * FROM notes WHERE (1 OR id = ?) AND owner = ? ORDER BY id'],
      ['owner = ?', 'SELECT * FROM notes WHERE id = ? AND (1 OR owner = ?) ORDER BY id'],
    ];
    expect(conditions(sql)).toEqual(expected);
    expect(conditions(sql, 'a.py')).toEqual(expected);
  });

  it.each([
    [
      "SELECT 1 FROM a WHERE b BETWEEN 1 AND 5 AND c IN (SELECT d FROM e WHERE f = ? AND g = ?) AND h LIKE 'x AND y'",
      [
        'b BETWEEN 1 AND 5',
        'c IN (SELECT d FROM e WHERE f = ? AND g = ?)',
        "h LIKE 'x AND y'",
        'f = ?',
        'g = ?',
      ],
    ],
    ['UPDATE a SET b = ? WHERE c = ? AND (d = ? OR e = ?)', ['c = ?', '(d = ? OR e = ?)']],
    ['DELETE FROM a WHERE b = ? AND c IS NULL;', ['b = ?', 'c IS NULL']],
    ['SELECT (SELECT 1 FROM a WHERE b = 1 AND c = 2) AS d FROM e WHERE f = ?', ['b = 1', 'c = 2']],
  ])('guards are found in %s', (sql, texts) => {
    expect(conditions(sql).map(([text]) => text)).toEqual(texts);
  });

  it.each([
    ['a condition alone', 'SELECT * FROM notes WHERE id = ?'],
    ['one of which others are enough', 'SELECT * FROM notes WHERE id = ? AND owner = ? OR open = 1'],
    ['words of a text', 'Ask WHERE it is AND whose'],
    ['a statement that the program fills in', 'SELECT * FROM notes WHERE id = ? AND owner = \\"x\\"'],
  ])('guards are not found in %s', (_what, sql) => {
    expect(conditions(sql)).toEqual([]);
  });
});

it('a file in another language has no guards', () => {
  expect(findGuards({ path: 'Dockerfile', text: 'RUN if [ a ]; then exit 1; fi' })).toEqual([]);
});
