import { describe, expect, it } from 'vitest';
import { AREAS, findFolderCircles, findLongLists, findUpwardImports, MOST_ENTRIES } from './areas.ts';
import { readSources, toImportGraph } from './import-graph.ts';

const STORES = 'packages/client/src/stores';
const WIDGETS = 'packages/widgets/src';
const MODULES = 'tool-server/src/modules';
const CONTRACTS = 'packages/contracts/src';

describe('an import between areas', () => {
  it('an import is reported if it points to an area above, in stores and in widgets, types and stories included', () => {
    const graph = new Map([
      [`${STORES}/practice/lab.ts`, [`${STORES}/learning/courses.ts`, `${STORES}/base/loadable.ts`]],
      [`${WIDGETS}/kit/time/TimeAgo.tsx`, [`${WIDGETS}/operations/notifications/messages.ts`]],
      [`${WIDGETS}/kernel/audit/AuditTrail.stories.tsx`, [`${WIDGETS}/identity/tokens/index.ts`]],
    ]);
    expect(findUpwardImports(graph)).toEqual([
      `${STORES}/practice/lab.ts → ${STORES}/learning/courses.ts`,
      `${WIDGETS}/kit/time/TimeAgo.tsx → ${WIDGETS}/operations/notifications/messages.ts`,
      `${WIDGETS}/kernel/audit/AuditTrail.stories.tsx → ${WIDGETS}/identity/tokens/index.ts`,
    ]);
  });

  it('an import is reported between modules of the server and between contracts', () => {
    const graph = new Map([
      [`${MODULES}/practice/labs/labs.service.ts`, [`${MODULES}/learning/courses/index.ts`]],
      [`${CONTRACTS}/base/endpoint.ts`, [`${CONTRACTS}/identity/session.ts`]],
    ]);
    expect(findUpwardImports(graph)).toHaveLength(2);
  });

  it('an import may point anywhere in a test of server calls, which begins with the demo', () => {
    const test = `${MODULES}/practice/labs/labs.http.test.ts`;
    expect(findUpwardImports(new Map([[test, [`${MODULES}/operations/demo/index.ts`]]]))).toEqual([]);
  });

  it('an import of the builders for tests is reported in a file that is no test', () => {
    const rule = `${CONTRACTS}/learning/wishlist/lab-wish.rule`;
    const builders = [`${CONTRACTS}/testing/index.ts`];
    const graph = new Map([
      [`${rule}.test.ts`, builders],
      [`${rule}.ts`, builders],
    ]);
    expect(findUpwardImports(graph)).toEqual([`${rule}.ts → ${CONTRACTS}/testing/index.ts`]);
  });

  it('an import may point to its own area and to every area below', () => {
    const graph = new Map([
      [`${WIDGETS}/learning/course-player/LabItem.tsx`, [`${WIDGETS}/practice/lab/index.ts`]],
      [`${WIDGETS}/learning/course/CourseGrid.tsx`, [`${WIDGETS}/learning/wishlist/index.ts`]],
      [`${WIDGETS}/published/lab.ts`, [`${WIDGETS}/practice/lab/index.ts`, `${WIDGETS}/provider/index.ts`]],
    ]);
    expect(findUpwardImports(graph)).toEqual([]);
  });

  it('an import is reported if it points to a folder that is no area', () => {
    const graph = new Map([[`${WIDGETS}/kernel/audit/index.ts`, [`${WIDGETS}/helpers/x/index.ts`]]]);
    expect(findUpwardImports(graph)).toHaveLength(1);
  });

  it('an import is reported if it points to a file beside the areas, through which it could point up', () => {
    const graph = new Map([
      [`${MODULES}/kernel/people/index.ts`, [`${MODULES}/shared.ts`]],
      [`${MODULES}/shared.ts`, [`${MODULES}/operations/demo/index.ts`]],
    ]);
    expect(findUpwardImports(graph)).toEqual([`${MODULES}/kernel/people/index.ts → ${MODULES}/shared.ts`]);
  });
});

describe('a circle of folders', () => {
  it('a circle is reported even if its files have none', () => {
    const graph = new Map([
      [`${WIDGETS}/practice/lab/tests/Film.tsx`, [`${WIDGETS}/practice/replay/film.ts`]],
      [`${WIDGETS}/practice/replay/highlight.ts`, [`${WIDGETS}/practice/lab/code/languages.ts`]],
      [`${WIDGETS}/practice/replay/film.ts`, []],
      [`${WIDGETS}/practice/lab/code/languages.ts`, []],
    ]);
    expect(findFolderCircles(graph)).toEqual([[`${WIDGETS}/practice/lab`, `${WIDGETS}/practice/replay`]]);
  });

  it('a circle is reported between two modules of the server', () => {
    const graph = new Map([
      [`${MODULES}/recognition/badges/held.ts`, [`${MODULES}/recognition/profile/shown.table.ts`]],
      [`${MODULES}/recognition/profile/profile.service.ts`, [`${MODULES}/recognition/badges/index.ts`]],
    ]);
    expect(findFolderCircles(graph)).toEqual([
      [`${MODULES}/recognition/badges`, `${MODULES}/recognition/profile`],
    ]);
  });

  it('a circle is reported between two folders of the client', () => {
    const graph = new Map([
      ['packages/client/src/session/session.ts', [`${STORES}/identity/sign-in.ts`]],
      [`${STORES}/identity/sign-in.ts`, ['packages/client/src/session/id-token.ts']],
    ]);
    expect(findFolderCircles(graph)).toHaveLength(1);
  });

  it('a test causes no circle', () => {
    const graph = new Map([
      [`${WIDGETS}/practice/lab/Lab.stories.tsx`, [`${WIDGETS}/practice/guest/index.ts`]],
      [`${WIDGETS}/practice/guest/index.ts`, [`${WIDGETS}/practice/lab/index.ts`]],
    ]);
    expect(findFolderCircles(graph)).toEqual([]);
  });
});

describe('a long list', () => {
  const stores = Array.from({ length: MOST_ENTRIES }, (_, index) => `${STORES}/learning/store-${index}.ts`);

  it('a list is long if a folder has more entries than a reader takes in at once', () => {
    expect(findLongLists([...stores, `${STORES}/learning/one-more.ts`])).toEqual([`${STORES}/learning`]);
  });

  it('a list is not made long by tests, by the index of the area, or by the parts of a store', () => {
    const more = ['store-1.test.ts', 'index.ts', 'store-1/part.ts'];
    expect(findLongLists([...stores, ...more.map((name) => `${STORES}/learning/${name}`)])).toEqual([]);
  });

  it.each(['tool-server/src', 'tool-server/test', 'tool-server/test/fixtures'])(
    'is %s with too many files and folders, where the test of a file is no entry of its own',
    (folder) => {
      const files = Array.from({ length: MOST_ENTRIES - 1 }, (_, index) => `${folder}/file-${index}.ts`);
      const full = [...files, `${folder}/file-0.test.ts`, `${folder}/start/one.ts`, `${folder}/start/two.ts`];
      expect(findLongLists(full)).not.toContain(folder);
      expect(findLongLists([...full, `${folder}/rights.http.test.ts`])).toContain(folder);
    },
  );
});

describe('server modules, contracts, client and widgets', () => {
  const graph = toImportGraph(readSources());

  it('there are files in every area', () => {
    for (const area of AREAS)
      for (const folder of [MODULES, CONTRACTS, STORES, WIDGETS])
        expect([...graph.keys()].some((file) => file.startsWith(`${folder}/${area}/`))).toBe(true);
  });

  it('no import points to an area above', () => {
    expect(findUpwardImports(graph)).toEqual([]);
  });

  it('there is no circle of folders', () => {
    expect(findFolderCircles(graph)).toEqual([]);
  });

  it('no folder is a long list', () => {
    expect(findLongLists(graph.keys())).toEqual([]);
  });
});
