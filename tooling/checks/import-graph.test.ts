import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findCircles,
  findClimbs,
  readSources,
  readSpecifiers,
  toFolderGraph,
  toImportGraph,
} from './import-graph.ts';

const CIRCLES: Record<string, Record<string, string>> = {
  'value imports': {
    'portal/src/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
    'portal/src/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
  },
  'type imports': {
    'portal/src/mood.ts': "import type { Scene } from './scene.ts';\nexport type Mood = Scene['mood'];\n",
    'portal/src/scene.ts': "import { type Mood } from './mood.ts';\nexport interface Scene { mood: Mood }\n",
  },
  'import()': {
    'portal/src/routes.tsx': "export const routes = { login: () => import('./screens/login.tsx') };\n",
    'portal/src/screens/login.tsx':
      "import { routes } from '../routes.tsx';\nexport const Login = () => <p>it isn't {String(routes)}</p>;\n",
  },
  'import() of a type': {
    'portal/src/store.ts': "export type Store = import('./page.ts').Page;\n",
    'portal/src/page.ts': "export interface Page { store: typeof import('./store.ts') }\n",
  },
  're-exports': {
    'portal/src/index.ts': "export * as list from './list.ts';\n",
    'portal/src/list.ts': "export { type list } from './index.ts';\n",
  },
  'addresses of scripts that are TypeScript': {
    'portal/src/ask.ts': "import { hear } from './hear.js';\nexport const ask = () => hear;\n",
    'portal/src/hear.ts': "import { ask } from './ask.js';\nexport const hear = () => ask;\n",
  },
  'a file that imports itself': {
    'portal/src/self.ts': "import type { Self } from './self.ts';\nexport type { Self };\n",
  },
  'entry points of two packages': {
    'packages/client/src/index.ts': "import '@drawbridge/widgets/learning/course';\n",
    'packages/widgets/src/learning/course/index.ts': "export { fetchCourse } from '@drawbridge/client';\n",
  },
};

const MANIFESTS: Record<string, object> = {
  'package.json': { workspaces: ['packages/*', 'portal'] },
  'portal/package.json': { name: '@drawbridge/portal' },
  'packages/client/package.json': { name: '@drawbridge/client', exports: { '.': './src/index.ts' } },
  'packages/widgets/package.json': { name: '@drawbridge/widgets', exports: { './*': './src/*/index.ts' } },
};

describe('the import graph', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'drawbridge-imports-'));
    const files = Object.entries(MANIFESTS).map(([file, json]) => [file, JSON.stringify(json)] as const);
    for (const [file, text] of [...files, ...Object.values(CIRCLES).flatMap(Object.entries)]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text as string);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(Object.entries(CIRCLES))('a planted circle of %s is shown', (_kind, files) => {
    expect(findCircles(toImportGraph(readSources(root), root))).toContainEqual(Object.keys(files).toSorted());
  });

  it('no circle is shown if imports only point down', () => {
    expect(
      findCircles(
        new Map([
          ['a.ts', ['b.ts', 'c.ts']],
          ['b.ts', ['c.ts']],
          ['c.ts', []],
        ]),
      ),
    ).toEqual([]);
  });

  it('folders that import each other are shown, even if no file does', () => {
    const graph = new Map([
      ['portal/src/shell/menu-item.ts', ['portal/src/router/paths.ts']],
      ['portal/src/router/paths.ts', []],
      ['portal/src/router/routes.ts', ['portal/src/shell/menu-item.ts', 'packages/ui/src/index.ts']],
    ]);
    expect(findCircles(graph)).toEqual([]);
    expect(findCircles(toFolderGraph(graph, 'portal/src'))).toEqual([
      ['portal/src/router', 'portal/src/shell'],
    ]);
  });

  it('a relative path that leads out of a workspace is shown', () => {
    const file = path.join(root, 'portal/src/climbs.ts');
    writeFileSync(file, "import '../../packages/client/src/index.ts';\n");
    expect(findClimbs(readSources(root), root)).toEqual([
      'portal/src/climbs.ts → packages/client/src/index.ts',
    ]);
  });

  it('imports are read from the code, not from comments and texts', () => {
    const text = "// import './a.ts'\nconst b = \"import('./b.ts')\";\nconst c = () => import('./c.ts');\n";
    expect(readSpecifiers('x.ts', text)).toEqual(['./c.ts']);
  });
});

/** Each may import those before it. */
const AREAS = [
  'kernel',
  'identity',
  'practice',
  'learning',
  'recognition',
  'company',
  'integration',
  'operations',
];

describe('this repository', () => {
  const sources = readSources();

  it('there is no circle of imports', () => {
    expect(findCircles(toImportGraph(sources))).toEqual([]);
  });

  it('there is no circle of folders in the portal', () => {
    expect(findCircles(toFolderGraph(toImportGraph(sources), 'portal/src'))).toEqual([]);
  });

  it('no screen imports one of a later area', () => {
    const toArea = (file: string) => /^portal\/src\/screens\/(\w+)\//.exec(file)?.[1] ?? '';
    const climbs = [...toImportGraph(sources)].flatMap(([file, imports]) =>
      imports
        .filter(
          (target) => toArea(file) !== '' && AREAS.indexOf(toArea(target)) > AREAS.indexOf(toArea(file)),
        )
        .map((target) => `${file} → ${target}`),
    );
    expect(climbs).toEqual([]);
  });

  it('no relative import leads out of its workspace', () => {
    expect(findClimbs(sources)).toEqual([]);
  });
});
