/**
 * What the pages load before they show, as modules: the build turns it into files (`first-load-plugin.ts`), the server
 * names these in its first answer, and `sizes.ts` weighs them. It follows from the records of the pages.
 */
import { compareSpecificity } from '@drawbridge/contracts';
import { type PageGroup, type PageSource, readPages } from './read-pages.ts';
import { readStores } from './read-stores.ts';

export const MAIN = 'portal/src/main.tsx';
/** What the first call or store of a page loads. */
export const CLIENT = 'packages/client/src/transport/connect-client.ts';
/** The code of a lab's editor. */
export const EDITOR = 'packages/lab-workspace/src/editor/codemirror/Editor.tsx';

const PORTAL = [MAIN, 'portal/src/PortalApp.tsx'];
/** What each page of a group begins with. */
const BEGINNINGS: Readonly<Record<PageGroup, readonly string[]>> = {
  public: [...PORTAL, 'portal/src/pages/public-part.tsx'],
  portal: [...PORTAL, 'portal/src/pages/portal-part.tsx', CLIENT],
  launch: [MAIN, 'portal/src/LaunchApp.tsx', CLIENT],
};
const PLANNED = 'portal/src/screens/company/planned/PlannedScreen.tsx';

/** Text and tests of a lab, its editor and its engine. Python follows by itself: it is ten times as large. */
const LAB_NEXT = {
  next: [
    [
      'packages/widgets/src/practice/lab/deferred/deferred-parts.ts',
      'packages/lab-workspace/src/editor/deferred-parts.ts',
      'packages/lab-workspace/src/preview/deferred-parts.ts',
    ],
    ['packages/labs/src/engine/page/page.ts'],
    [EDITOR],
  ],
  files: ['page-worker-', 'quickjs-', 'sqlite3-'],
};

export interface FirstLoad {
  /** Many visits begin here. */
  isStart?: boolean;
  /** Patterns of addresses, as in the contracts. */
  pages: readonly string[];
  /** Source files from the root of the repository; each loads what it imports. */
  modules: readonly string[];
  /** What its parts want later: counts where the build chooses what shares a file, and is not fetched ahead. */
  later?: readonly string[];
  /** What it loads once it shows; the modules of a list are always loaded together. */
  next?: readonly (readonly string[])[];
  /** Other files that it fetches then, by the beginnings of their names: what runs a lab. */
  files?: readonly string[];
}

/** Of one page: its group and its name, such as `portal/dashboard`. */
export type FirstLoads = Readonly<Record<string, FirstLoad>>;

/** The first loads of all pages; the first whose pattern fits an address counts. */
export function readFirstLoads(): FirstLoads {
  const pages = readPages().toSorted((one, other) => compareSpecificity(one.pattern, other.pattern));
  const stores = readStores();
  const find = ({ group, leadsTo }: PageSource) =>
    pages.find((page) => page.group === group && page.name === leadsTo);

  const toModules = (names: readonly string[]) => names.flatMap((name) => stores.get(name) ?? []);

  function toFirstLoad(page: PageSource): FirstLoad {
    const shown = find(page) ?? page;
    const screen = shown.isPlanned ? PLANNED : shown.screen;
    const ofStores = toModules(shown.stores);
    return {
      pages: [page.pattern],
      isStart: shown.isStart,
      modules: [
        ...BEGINNINGS[page.group],
        ...(screen === undefined ? [] : [screen]),
        ...(ofStores.length > 0 ? [CLIENT, ...ofStores] : []),
      ],
      ...(shown.laterStores.length > 0 && { later: [CLIENT, ...toModules(shown.laterStores)] }),
      ...(shown.stores.includes('lab') && LAB_NEXT),
    };
  }
  return Object.fromEntries(pages.map((page) => [`${page.group}/${page.name}`, toFirstLoad(page)]));
}
