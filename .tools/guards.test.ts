import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toErrorsDoc } from './errors-doc.ts';
import { toLintConfig } from './layers.ts';
import { ROOT } from './sources.ts';

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('what is made from code is up to date', () => {
  it('.oxlintrc.json holds the layer table (node .tools/layers.ts)', () => {
    expect(JSON.parse(read('.oxlintrc.json'))).toEqual(JSON.parse(toLintConfig()));
  });
  it('the error page holds the problem table (node .tools/errors-doc.ts)', () => {
    expect(read('storybook/docs/errors.mdx')).toBe(toErrorsDoc());
  });
});

describe('each guard bites', () => {
  let house: string;
  beforeAll(() => {
    // A small house of its own: planting faults in the real one would upset whoever works in it.
    house = mkdtempSync(path.join(tmpdir(), 'drawbridge-guards-'));
    for (const file of [
      '.oxlintrc.json',
      'biome.json',
      'tsconfig.base.json',
      'tsconfig.pure.json',
      'tsconfig.dom.json',
      'tsconfig.node.json',
    ])
      cpSync(path.join(ROOT, file), path.join(house, file));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  function plant(file: string, text: string) {
    const at = path.join(house, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  const lint = (folder: string) =>
    spawnSync(bin('oxlint'), ['--type-aware', folder], { cwd: house, encoding: 'utf8' });

  it.each([
    ['packages/contracts/src', "import { x } from '@drawbridge/widgets/course';\nexport const y = x;\n"],
    ['packages/ui/src', "import { x } from '@drawbridge/contracts';\nexport const y = x;\n"],
    ['packages/client/src', "import { x } from '@drawbridge/ui';\nexport const y = x;\n"],
    ['packages/widgets/src', "import { x } from '@drawbridge/labs/grade';\nexport const y = x;\n"],
    ['packages/widgets/src/more', "import { x } from '@drawbridge/content';\nexport const y = x;\n"],
    ['packages/labs/src/engine', "import { x } from '../grade/index.ts';\nexport const y = x;\n"],
    ['tool-server/src', "import { x } from '@drawbridge/client';\nexport const y = x;\n"],
    ['portal/src', "import { x } from '@drawbridge/labs/engine';\nexport const y = x;\n"],
    ['examples/lms/src', "import { x } from '@drawbridge/contracts';\nexport const y = x;\n"],
  ])('an import that points up from %s is a lint error', (folder, text) => {
    plant(`${folder}/planted.ts`, text);
    const run = lint(folder);
    rmSync(path.join(house, folder, 'planted.ts'));
    expect([run.status, run.stdout.includes('no-restricted-imports')]).toEqual([1, true]);
  });

  it('a circle of imports is a lint error', () => {
    plant('portal/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
    plant('portal/src/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
    const run = lint('portal/src');
    expect([run.status, run.stdout.includes('no-cycle')]).toEqual([1, true]);
  });

  it('a promise nobody waits for is a lint error (types are seen)', () => {
    plant('tool-server/tsconfig.json', '{ "extends": "../tsconfig.node.json", "include": ["src"] }');
    plant('tool-server/src/floating.ts', 'const work = async () => 1;\nwork();\n');
    const run = lint('tool-server/src');
    expect([run.status, run.stdout.includes('no-floating-promises')]).toEqual([1, true]);
  });

  it('window in contracts is a type error', () => {
    plant(
      'packages/contracts/tsconfig.json',
      '{ "extends": "../../tsconfig.pure.json", "include": ["src"] }',
    );
    plant('packages/contracts/src/planted.ts', 'export const x = window.location;\n');
    const run = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', path.join(house, 'packages/contracts')],
      { encoding: 'utf8' },
    );
    expect([run.status !== 0, run.stdout]).toEqual([true, expect.stringContaining("'window'")]);
  });

  it('a badly formatted file is an error', () => {
    plant('portal/src/ugly.ts', 'export const  x={a:1}\n');
    expect(
      spawnSync(bin('biome'), ['format', 'portal/src/ugly.ts', '--vcs-enabled=false'], { cwd: house }).status,
    ).not.toBe(0);
  });
});

function* walk(folder: string, wanted: RegExp): Generator<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
      yield* walk(path.join(folder, entry.name), wanted);
    else if (wanted.test(entry.name)) yield path.join(folder, entry.name);
  }
}

describe('an optional package may be missing on a machine', () => {
  it('so no source names one in an import, and the types hold without it', () => {
    const optional = Object.keys(JSON.parse(read('package.json')).optionalDependencies);
    const named = new RegExp(`(from|import\\()\\s*'(${optional.join('|')})'`);
    const sources = ['.tools', 'e2e', 'examples', 'packages', 'portal', 'storybook', 'tool-server'];
    expect(
      sources.flatMap((folder) => [...walk(folder, /\.tsx?$/)]).filter((file) => named.test(read(file))),
    ).toEqual([]);
  });
});
