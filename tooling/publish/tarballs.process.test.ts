import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { ensurePackages, type PackedPackage } from './packages-build.ts';
import { CARD_COURSE, COURSE, TYPED_HOST } from './testing/host-files.ts';
import { createHostProject, type HostProject } from './testing/host-project.ts';

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  sideEffects: string[];
}

let packed: PackedPackage[];
let host: HostProject;
beforeAll(async () => {
  packed = await ensurePackages();
  host = await createHostProject();
});
afterAll(() => host?.remove());

const NAMES = ['@drawbridge/widgets', '@drawbridge/postmessage-rpc', '@drawbridge/embed'];
const folderOf = (name: string) => path.join(host.folder, 'node_modules', name);
const readManifest = (name: string) =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
const listFiles = (name: string) =>
  readdirSync(folderOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folderOf(name), path.join(entry.parentPath, entry.name)));

/** Entry points that are modules. */
const listModules = (name: string) =>
  Object.entries(readManifest(name).exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : [path.posix.join(name, subpath.replace('*', 'de')).replace(/\/\.$/, '')],
  );

/** What a module loads before it runs: files, and modules of other publishers. */
function readGraph(file: string, files = new Set<string>(), foreign = new Set<string>()) {
  if (files.has(file)) return { files, foreign };
  files.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)) {
    if (specifier.startsWith('.')) readGraph(path.join(path.dirname(file), specifier), files, foreign);
    else foreign.add(specifier);
  }
  return { files, foreign };
}

describe.each(NAMES)('EMB-2 the tarball of %s', (name) => {
  it('the tarball has an exports map that publint accepts', async () => {
    const { messages, pkg } = await publint({ pkgDir: folderOf(name), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('the tarball has types that node16 and bundlers find, for ES modules', async () => {
    const { tarball } = packed.find((one) => one.name === name) ?? {};
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball ?? '')), {
      excludeEntrypoints: [/\.css$/],
    });
    if (!checked.types) throw new Error('the tarball has no types');
    const faults = checked.problems.filter(
      (problem) =>
        // ES modules only: a CommonJS host imports them, and the old resolution knows no exports map.
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(faults).toEqual([]);
  });

  it('the tarball has no source, no test and no types of styles, and states its license', () => {
    const files = listFiles(name);
    expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((file) => /\.css\.d\.ts$|\.test\.|\.stories\.|testing\//.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE']));
  });

  it('the tarball names none of our own packages, and no path of ours', () => {
    const leaks = listFiles(name)
      .filter((file) => /\.(js|ts|css)$/.test(file))
      .filter((file) => {
        const text = readFileSync(path.join(folderOf(name), file), 'utf8').replaceAll(
          /^\s*(\/\/|\*).*$/gm,
          '',
        );
        return /['"]@drawbridge\//.test(text) || text.includes(ROOT);
      });
    expect(leaks).toEqual([]);
  });
});

describe('EMB-2 a host', () => {
  it('a host has React as a peer, and only styles have side effects', () => {
    for (const name of ['@drawbridge/widgets', '@drawbridge/embed']) {
      const { dependencies = {}, peerDependencies = {}, sideEffects } = readManifest(name);
      expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
      expect(Object.keys(dependencies).filter((dependency) => dependency.startsWith('react'))).toEqual([]);
      expect(sideEffects).toEqual(['**/*.css']);
    }
  });

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('EMB-1 a host compiles strictly with module %s and moduleResolution %s', (module, moduleResolution) => {
    host.write('host.tsx', TYPED_HOST);
    host.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          skipLibCheck: false,
          types: [],
        },
        files: ['host.tsx'],
      }),
    );
    const lines = host.compile().split('\n').filter(Boolean);
    // Its own types name a file that it does not ship.
    expect(lines.filter((line) => !line.includes('/@preact/signals-react/'))).toEqual([]);
  });

  it('EMB-18 a host imports every entry point in plain Node, where there is no window', () => {
    const modules = NAMES.flatMap(listModules);
    expect(modules.length).toBeGreaterThan(13);
    host.write(
      'import-all.mjs',
      `for (const name of ${JSON.stringify(modules)}) {
         const module = await import(name);
         if (Object.keys(module).length === 0) throw new Error(name + ' exports nothing');
       }
       if ('window' in globalThis || 'document' in globalThis) throw new Error('something made a window');`,
    );
    expect(host.run('import-all.mjs')).toBe('');
  });

  it('EMB-18 a host renders widgets on a server: a card with its content, others as they load', () => {
    host.write(
      'render.mjs',
      `import { createElement as h } from 'react';
       import { renderToString } from 'react-dom/server';
       import { CourseCard } from '@drawbridge/widgets/course-card';
       import { ConnectedCourseCard } from '@drawbridge/widgets/connected-course-card';
       import { ConnectedLabDetail, ConnectedLabList, LabList } from '@drawbridge/widgets/lab';
       import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
       import { ConnectedHallOfFame } from '@drawbridge/widgets/leaderboard';
       import { createDrawbridge, DrawbridgeProvider } from '@drawbridge/widgets/provider';
       import { DrawbridgeEmbed } from '@drawbridge/embed/react';
       const course = ${JSON.stringify(CARD_COURSE)};
       const value = createDrawbridge({ origin: 'https://learning.example', fetch: () => { throw new Error('nothing is fetched while rendering'); } });
       const around = (child) => renderToString(h(DrawbridgeProvider, { value }, child));
       console.log(JSON.stringify({
         card: renderToString(h(CourseCard, { course, href: '/c2' })),
         connected: around(h(ConnectedCourseCard, { course: 'c2' })),
         list: around(h(ConnectedLabList)),
         plainList: renderToString(h(LabList, { labs: { state: 'ready', value: [] } })),
         lab: around(h(ConnectedLabDetail, { labId: 'l1' })),
         player: around(h(ConnectedCoursePlayer, { courseId: 'c2', itemId: 'i1' })),
         board: around(h(ConnectedHallOfFame, {})),
         embed: renderToString(h(DrawbridgeEmbed, { base: 'https://learning.example', publishableKey: 'k', widget: 'lab' })),
       }));
       process.exit(0);`,
    );
    const rendered = JSON.parse(host.run('render.mjs')) as Record<string, string>;
    expect(rendered['card']).toContain(COURSE.event_name);
    expect(rendered['card']).toContain('href="/c2"');
    expect(rendered['connected']).toContain('role="status"');
    for (const [widget, html] of Object.entries(rendered))
      expect([widget, html.length > 20]).toEqual([widget, true]);
  });
});

it('EMB-1 the card from data alone loads no store, no schema and no signal', () => {
  const { exports } = readManifest('@drawbridge/widgets');
  const entry = exports['./course-card'] as { default: string };
  const { files, foreign } = readGraph(path.join(folderOf('@drawbridge/widgets'), entry.default));
  expect([...foreign].toSorted()).toEqual(['react', 'react/jsx-runtime']);
  expect([...files].filter((file) => /\/client\//.test(file))).toEqual([]);
});
