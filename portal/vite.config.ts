import { firstLoadPlugin } from '@drawbridge/tooling/first-load-plugin';
import { FIRST_LOADS, MAIN } from '@drawbridge/tooling/first-loads';
import { cssTarget, sharedPlugins, sharedWorker } from '@drawbridge/tooling/vite';
import { defineConfig } from 'vite';

/** Modules whose path matches, with folders written with `/` on every system. */
const matching = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

const VIEWS = matching(/node_modules\/(@preact|wouter)\/|packages\/(ui|widgets)\/|portal\/src\//);

/**
 * Chunks follow the imports, except for these files (decisions 0050 and 0078): each is one request for what a visitor
 * needs at one moment, named by the modules that begin it, with all that they import and that no line above has taken.
 * React changes rarely; the editor is one file; what many screens share is one file.
 */
const groups = [
  { name: 'react', test: matching(/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//) },
  {
    name: 'editor',
    test: matching(
      /node_modules\/(@codemirror\/(autocomplete|commands|lang-javascript|language|state|view)|@lezer\/(common|highlight|javascript|lr)|style-mod|w3c-keyname|crelt|@marijn\/.*)\//,
    ),
  },
  { name: 'shared', test: VIEWS, minShareCount: 20 },
  { name: 'icons', test: matching(/components\/Icon\/icons\//), minShareCount: 10 },
  { name: 'start', test: matching(/portal\/src\/main\.tsx$|client\/src\/drawbridge\.ts$/) },
  {
    name: 'portal-app',
    test: matching(
      /src\/PortalApp\.tsx$|LoadingOverlay\.tsx$|Logo\/Logo\.tsx$|time\/(time-left|use-seconds-left)\.ts$/,
    ),
  },
  // With its schemas not a part of the sign-in page, which is shown before anything is called. Fields of lists and labs
  // share the rule of input methods: in the group of one of them the other would load all of it.
  {
    name: 'client',
    test: matching(
      /transport\/connect-client\.ts$|contracts\/src\/base\/ids\.ts$|foundation\/is-composing\.ts$/,
    ),
  },
  { name: 'forms', test: matching(/(TextField|Callout)\.tsx$|rules\/validation\.rule\.ts$/) },
  { name: 'sign-in', test: matching(/LoginScreen\.tsx$/) },
  { name: 'shell', test: matching(/shell\/Shell\.tsx$/) },
  {
    name: 'lab-list',
    test: matching(
      /stores\/labs\.ts$|lab\/ConnectedLabRow\.tsx$|(screens\/practice\/labs\/messages|router\/lab-paths)\.ts$/,
    ),
  },
  { name: 'dashboard', test: matching(/DashboardScreen\.tsx$|stores\/learning\/(courses|wishlist)\.ts$/) },
  { name: 'lab-lists', test: matching(/LabListScreens\.tsx$/) },
  { name: 'lab', test: matching(/LabScreens\.tsx$|stores\/practice\/(lab|lab-session)\.ts$/) },
].map((group, index) => ({ ...group, priority: 20 - index }));

export default defineConfig({
  plugins: [sharedPlugins(), firstLoadPlugin({ table: FIRST_LOADS, main: MAIN })],
  worker: sharedWorker,
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The server names what a page loads first; in each import these names would weigh on every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Addresses and settings are constants of modules: a chunk then holds the few it uses.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups } },
    },
  },
});
