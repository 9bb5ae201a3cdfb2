import { beforeAll, describe, expect, it } from 'vitest';
import { readPython } from '../../testing/build-lab.ts';
import { LabFault, LabStop } from '../stop.ts';
import { PYTHON_PRELUDE } from './guest/prelude.ts';
import { createPythonSlot, type PythonImage, type PythonSlot } from './slot.ts';

const BOOT_MS = 60_000;

let make: (base?: PythonImage) => PythonSlot;
let base: PythonImage;
let slot: PythonSlot;

beforeAll(async () => {
  const { wasm, stdlib } = await readPython();
  const module = await WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
  make = (image) => createPythonSlot(module, stdlib, PYTHON_PRELUDE, image);
  slot = make();
  base = slot.save();
}, BOOT_MS);

/** Runs a program as an app's module on a fresh image; gives what it printed. */
function run(code: string, on = slot): string {
  const lines: string[] = [];
  on.load(base);
  on.calls = (op, [text = '']) => {
    if (op !== 'log') throw new Error(`the world refuses ${op}`);
    lines.push(text);
    return '';
  };
  on.budget.arm(400);
  on.enter('define', 'app.py', code);
  try {
    on.enter('start', 'app.py');
  } catch (error) {
    if (!(error instanceof LabFault && error.message.includes('neither has an "app"'))) throw error;
  }
  return lines.join('\n');
}

/** Programs that do harm: each is ended, or has no lasting effect. */
const HOSTILE: Record<string, string> = {
  'an endless loop': 'while True: pass',
  'a loop that catches everything':
    'while True:\n    try:\n        while True: pass\n    except BaseException:\n        pass',
  'a regular expression that backtracks': "import re\nre.match('(a+)+b', 'a' * 40)",
  'endless recursion': 'def f(): return f()\nf()',
  'recursion through C': 'class A:\n    def __repr__(self): return repr(self)\nrepr(A())',
  'nested lists': 'x = []\nfor _ in range(100000): x = [x]\nrepr(x)',
  'all the memory': 'x = []\nwhile True: x.append(bytearray(1000000))',
  'one huge text': "x = 'a' * (1 << 40)",
  'a huge number': 'x = 10 ** 10 ** 7',
  'other builtins': 'import builtins\nbuiltins.len = builtins.open = builtins.__import__ = None',
  'another json': 'import json, sys\njson.loads = None\nsys.modules.clear()',
  'messages that are none': "import posix\nposix.write(3, b'\\xff\\xff\\xff\\xff')\nposix.read(3, 1000)",
  'the end of the interpreter': 'import os\nos._exit(1)',
  'a signal to itself': 'import os\nos.abort()',
  'an open file': "import posix\nposix.open('/lib/python314.zip', 0)",
  'a thread': 'import _thread\n_thread.start_new_thread(print, ())',
  'code that is no code':
    'import types\nf = lambda: 0\nf.__code__ = f.__code__.replace(co_code=bytes(200))\nf()',
  'an exit': 'raise SystemExit(3)',
  'a lot of output': "for _ in range(3000): print('x' * 5000)",
};

describe('A slot of the python engine', () => {
  it('a slot has a fixed clock, UTC and hashes that do not change', () => {
    const program = `
import datetime, time, random
print(datetime.datetime.now(), time.time(), time.tzname)
print(hash('text') , random.random(), random.Random().random())`;
    const first = run(program);
    expect(first).toContain('2026-01-15 09:00:00 1768467600.0');
    expect(run(program)).toBe(first);
    expect(run(program, make(base))).toBe(first);
  });

  it.each([
    'js',
    'pyodide_js',
    'pyodide',
    '_pyodide_core',
    'socket',
    'ctypes',
    '_ctypes',
    'sqlite3',
    'micropip',
    'urllib.request',
    'multiprocessing',
  ])('a slot has no module %s', (name) => {
    expect(
      run(`try:\n    import ${name}\n    print('there')\nexcept ImportError as error:\n    print('none')`),
    ).toBe('none');
  });

  it('a slot finds no files, no environment and no processes of a machine', () => {
    const program = `
import os, posix
print(os.environ, posix.listdir.__name__, posix.getcwd())
for work in (lambda: posix.open('/etc/passwd', 0), lambda: posix.open('/x', 65), lambda: os.fork(), lambda: posix.listdir('/')):
    try: print(work())
    except BaseException as error: print(type(error).__name__)`;
    let seen: string;
    try {
      seen = run(program, make(base));
    } catch (error) {
      seen = String(error);
    }
    expect(seen).not.toContain('root');
    expect(seen).not.toContain('PATH');
  });

  it.each(Object.entries(HOSTILE))('a slot is unchanged or dropped after %s', (_name, code) => {
    const fresh = make(base);
    const alike = make(base);
    alike.load(base);
    let ended: unknown = null;
    try {
      run(code, fresh);
    } catch (error) {
      ended = error;
    }
    expect(ended === null || ended instanceof LabStop || ended instanceof LabFault, String(ended)).toBe(true);
    if (fresh.reusable()) {
      fresh.load(base);
      expect(fresh.hash()).toBe(alike.hash());
      expect(run('print(6 * 7)', fresh)).toBe('42');
    } else expect(() => fresh.load(base)).toThrow();
  });

  it('a slot continues from an image that another slot has saved', () => {
    const first = make(base);
    run("words = ['one', 'two']\nprint('made')", first);
    const image = first.save();
    const second = make(base);
    second.load(image);
    first.load(image);
    expect(second.hash()).toBe(first.hash());
    second.calls = () => '';
    second.budget.arm(400);
    expect(() => second.enter('seed', '7')).not.toThrow();
  });

  it('a slot counts the same fuel wherever it runs, and ends a program that catches everything', () => {
    const work = 'total = 0\nfor n in range(300000): total += n\nprint(total)';
    expect(run(work)).toBe('44999850000');
    const first = slot.budget.used();
    const other = make(base);
    run(work, other);
    expect(first).toBeGreaterThan(10);
    expect(other.budget.used()).toBe(first);
    expect(() => run(HOSTILE['a loop that catches everything'] as string, make(base))).toThrow(
      /budget of steps/,
    );
  });

  it('a fault names its file and line', () => {
    expect(() => run('x = 1\ny = x / 0\n')).toThrow(
      /ZeroDivisionError: division by zero\n\s+File "app.py", line 2/,
    );
    expect(() => run('def broken(:\n')).toThrow(/SyntaxError/);
  });
});
