import { describe, expect, it } from 'vitest';
import { listCommands, splitWords } from './commands.ts';
import { parseShell } from './parse.ts';
import { toStructure } from './structure.ts';

const lookup = (name: string) => (({ X: 'ex', EMPTY: '' }) as Record<string, string>)[name];
const wordsOf = (text: string) => listCommands(text, lookup).map(({ words }) => words);

describe('listCommands', () => {
  it.each([
    ['FOO=1 run "$X y" ${EMPTY:-z} \'$X\'', [['run', 'ex y', 'z', '$X']]],
    ['a \\\n  b # rest\nc#d', [['a', 'b'], ['c#d']]],
    [
      'if [ -f x ]; then cat x; fi',
      [
        ['[', '-f', 'x', ']'],
        ['cat', 'x'],
      ],
    ],
    ['(cd x && y); z', [['cd', 'x'], ['y'], ['z']]],
    ['x $(date +%s) `id -u` $1', [['x', '$(date +%s)', '`id -u`', '$1']]],
    ['x "left open', [['x', 'left open']]],
  ])('listCommands reads the words of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('listCommands returns how a command follows from the previous one, and its line', () => {
    const text = 'a &&\n b || c | d\n\ne';
    expect(listCommands(text).map(({ after, line }) => [after, line])).toEqual([
      ['', 1],
      ['&&', 2],
      ['||', 2],
      ['|', 2],
      [';', 4],
    ]);
  });

  it('listCommands returns heredocs and what a plain echo writes into a pipe', () => {
    const [first, second] = listCommands('cat <<EOF > /f\nhi\nEOF\nnext');
    expect(first).toMatchObject({ words: ['cat'], input: 'hi\n', redirects: [{ op: '>', path: '/f' }] });
    expect(second).toMatchObject({ words: ['next'], line: 4 });
    expect(listCommands("echo 'a b' | sh")[1]?.input).toBe('a b\n');
  });

  it('listCommands does not read a file descriptor as a word, a file or a command', () => {
    const [first, second] = listCommands('x 2>/dev/null 1>&2 | y');
    expect(first).toMatchObject({ words: ['x'], redirects: [{ op: '>', path: '/dev/null' }] });
    expect(second).toMatchObject({ words: ['y'], after: '|' });
  });
});

describe('splitWords', () => {
  it('splitWords reads quotes and variables, and no operators', () => {
    expect(splitWords('a;b "$X c" d\\ e', lookup)).toEqual(['a;b', 'ex c', 'd e']);
  });
});

describe('parseShell for a command line that runs', () => {
  it.each([
    ['echo "x', 'sh: unterminated quoted string'],
    ["echo 'x", 'sh: unterminated quoted string'],
    ['echo $(x', 'sh: expecting )'],
    ['echo `x', 'sh: expecting `'],
    [`echo ${'$('.repeat(9)}${')'.repeat(9)}`, 'sh: too many nested commands'],
  ])('parseShell refuses %j as sh does', (text, message) => {
    expect(() => parseShell(text, 'run')).toThrow(message);
  });
});

describe('toStructure', () => {
  const of = (text: string) => toStructure(parseShell(text, 'run'));

  it.each(['cat other.txt', "cat 'a; b'", 'cat "a && b"'])(
    'toStructure is the same when only data differs: %s',
    (text) => {
      expect(of(text)).toBe(of('cat a.txt'));
    },
  );

  it.each([
    'cat a; id',
    'cat a && id',
    'cat a | id',
    'cat $(id)',
    'cat `id`',
    'cat $HOME',
    'cat a b',
    'cat a > b',
  ])('toStructure differs when data became structure: %s', (text) => {
    expect(of(text)).not.toBe(of('cat a'));
  });
});
