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
import { pathToFileURL } from 'node:url';
import { PROBLEMS } from '@drawbridge/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { toErrorsDoc } from './errors-doc.ts';

const CONFIG = path.join(ROOT, 'oxlint.config.ts');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('a file made from code', () => {
  it('the error page equals the problem table (write it with node tooling/checks/errors-doc.ts)', () => {
    expect(read('storybook/docs/errors.mdx')).toBe(toErrorsDoc());
  });
});

describe('the problem table', () => {
  it('the problem table has the problems of every file in contracts/src/problems, and no code twice', async () => {
    const folder = path.join(ROOT, 'packages/contracts/src/problems');
    const features = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file === 'general.ts' || (file.includes('/') && !file.endsWith('index.ts')),
    );
    const declared = await Promise.all(
      features.map(async (file): Promise<string[]> => {
        const exported = (await import(path.join(folder, file))) as Record<string, object>;
        return Object.entries(exported).flatMap(([name, rows]) =>
          name.endsWith('_PROBLEMS') ? Object.keys(rows) : [],
        );
      }),
    );
    expect(declared.flat().toSorted()).toEqual(Object.keys(PROBLEMS).toSorted());
  });
});

/** One fault for each row of the layer table, and paths that leave a workspace. */
const FORBIDDEN_IMPORTS: [file: string, imported: string][] = [
  ['packages/contracts/src/widget.ts', '@drawbridge/widgets/learning/course'],
  ['packages/ui/src/contract.ts', '@drawbridge/contracts'],
  ['packages/client/src/component.ts', '@drawbridge/ui'],
  ['packages/embed/src/schema.ts', '@drawbridge/contracts/integration'],
  ['packages/labs/src/engine/verdict.ts', '../grade/index.ts'],
  ['packages/content/src/store.ts', '@drawbridge/client'],
  ['packages/lab-workspace/src/store.ts', '@drawbridge/client'],
  ['packages/widgets/src/verdict.ts', '@drawbridge/labs/grade'],
  ['packages/widgets/src/learning/course/catalogue.ts', '@drawbridge/content'],
  ['tool-server/src/store.ts', '@drawbridge/client'],
  ['tool-server/src/cluster.ts', '@drawbridge/tooling/servers/postgres-cluster'],
  ['portal/src/engine.ts', '@drawbridge/labs/engine'],
  ['storybook/docs/server.ts', '@drawbridge/tool-server/app'],
  ['examples/lms/src/contract.ts', '@drawbridge/contracts'],
  ['examples/react-host/src/palette.ts', '@drawbridge/widgets/learning/palette'],
  ['examples/react-host/src/plugins.ts', '@drawbridge/tooling/vite'],
  ['e2e/journeys/engine.ts', '@drawbridge/labs/engine'],
  ['tooling/checks/component.ts', '@drawbridge/ui'],
  // By a relative path, even to a package that may be imported.
  ['packages/client/src/stores/climbs.ts', '../../../contracts/src/index.ts'],
  ['packages/ui/src/climbs.ts', '../../labs/src/engine/index.ts'],
  ['e2e/bench/climbs.ts', '../../packages/labs/src/bench/memory.ts'],
  ['e2e/bench/lti/climbs.ts', '../../../tool-server/test/lti-tool.ts'],
  ['portal/climbs.ts', '../tooling/vite.ts'],
];

/** What a row with exceptions must let through. */
const ALLOWED_IMPORTS: [file: string, imported: string][] = [
  ['examples/react-host/src/card.ts', '@drawbridge/widgets/course-card'],
  ['examples/react-host/src/embed.ts', '@drawbridge/embed/react'],
  ['examples/react-host/src/rpc.ts', '@drawbridge/postmessage-rpc'],
  ['examples/react-host/src/texts.ts', '@drawbridge/widgets/messages/de'],
];

describe('the lint rules', () => {
  let repository: string;
  let report: string;
  beforeAll(() => {
    // A small repository of its own: faults planted in the real one would disturb a run beside it.
    repository = mkdtempSync(path.join(tmpdir(), 'drawbridge-guards-'));
    for (const file of [
      'tsconfig.base.json',
      'tsconfig.pure.json',
      'tsconfig.dom.json',
      'tsconfig.node.json',
    ])
      cpSync(path.join(ROOT, file), path.join(repository, file));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(repository, 'node_modules'));
    // Its globs are matched from the folder of the file that oxlint finds. One fault alone is checked with types, which take longest.
    plant(
      'oxlint.config.ts',
      `import config from '${pathToFileURL(CONFIG).href}';\nexport default { ...config, options: { ...config.options, typeAware: false } };\n`,
    );
    for (const [file, imported] of [...FORBIDDEN_IMPORTS, ...ALLOWED_IMPORTS])
      plant(file, `import { x } from '${imported}';\nexport const y = x;\n`);
    plant('portal/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
    plant('portal/src/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
    plant('tool-server/tsconfig.json', '{ "extends": "../tsconfig.node.json", "include": ["src"] }');
    plant('portal/src/keys.ts', 'export const isPart = (event: KeyboardEvent) => event.isComposing;\n');
    plant('portal/src/allowed.ts', '// oxlint-disable-next-line no-console\nexport const allowed = 1;\n');
    plant('tool-server/src/floating.ts', 'const work = async () => 1;\nwork();\n');
    report = lint('packages', 'tool-server', 'portal', 'storybook', 'examples', 'e2e', 'tooling');
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  function plant(file: string, text: string) {
    const at = path.join(repository, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  const lint = (...args: string[]) =>
    spawnSync(bin('oxlint'), ['--format=unix', ...args], { cwd: repository, encoding: 'utf8' }).stdout;
  const findFaults = (file: string) => report.split('\n').filter((line) => line.startsWith(`${file}:`));

  it.each(FORBIDDEN_IMPORTS)('the lint rules refuse that %s imports %s', (file) => {
    expect(findFaults(file)).toContainEqual(expect.stringContaining('no-restricted-imports'));
  });

  it.each(ALLOWED_IMPORTS)('the lint rules allow that %s imports %s', (file) => {
    expect(findFaults(file)).not.toContainEqual(expect.stringContaining('no-restricted-imports'));
  });

  it('the lint rules refuse a circle of value imports', () => {
    expect(findFaults('portal/src/one.ts')).toContainEqual(expect.stringContaining('no-cycle'));
  });

  it('the lint rules refuse a promise that is not awaited, which shows that they see types', () => {
    expect(lint('-c', CONFIG, 'tool-server/src/floating.ts')).toContain('no-floating-promises');
  });

  it('the lint rules refuse to ask a key event itself whether it belongs to an input method', () => {
    expect(findFaults('portal/src/keys.ts')).toContainEqual(
      expect.stringContaining('no-restricted-properties'),
    );
  });

  it('the lint rules refuse a suppression that suppresses nothing', () => {
    expect(findFaults('portal/src/allowed.ts')).toContainEqual(expect.stringContaining('Unused'));
  });

  it('the compiler, not the lint rules, refuses window in contracts', () => {
    plant(
      'packages/contracts/tsconfig.json',
      '{ "extends": "../../tsconfig.pure.json", "files": ["src/planted.ts"] }',
    );
    plant('packages/contracts/src/planted.ts', 'export const x = window.location;\n');
    const run = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/typescript-7/bin/tsc'),
        '-p',
        path.join(repository, 'packages/contracts'),
      ],
      { encoding: 'utf8' },
    );
    expect([run.status !== 0, run.stdout]).toEqual([true, expect.stringContaining("'window'")]);
  });
});

describe('an optional package that may be missing on a machine', () => {
  it('an optional package is named in no import, so that the types hold without it', () => {
    const optional = Object.keys(JSON.parse(read('package.json')).optionalDependencies);
    const named = new RegExp(`(from|import\\()\\s*'(${optional.join('|')})'`);
    const sources = ['e2e', 'examples', 'packages', 'portal', 'storybook', 'tool-server', 'tooling'];
    expect(
      sources
        .flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.tsx?$/)])
        .filter((file) => named.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
