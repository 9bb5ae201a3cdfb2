import { cssTarget, sharedPlugins } from '@drawbridge/tooling/vite';
import { defineConfig } from 'vite';
import { leanContracts } from './lean-contracts.ts';
import { leanMessages } from './lean-messages.ts';
import { leanProblems } from './lean-problems.ts';
import { pureSchemas } from './pure-schemas.ts';

/** Modules of these places, their folders written with `/` on every system. */
const within = (...places: string[]) => {
  const test = new RegExp(`/(${places.join('|')})`);
  return (id: string) => test.test(id.replaceAll('\\', '/'));
};
const packaged = (...names: string[]) => within(`node_modules/(${names.join('|')})/`);
const components = (...names: string[]) => `packages/ui/src/components/(${names.join('|')})/`;

/**
 * Chunks cut by what is on the screen together: many small ones compress worse, one large one carries what nobody
 * sees. Only sizes hang on these lists, and `tooling/build/sizes.ts` holds those (decision 0050).
 */
const groups = [
  { name: 'react', test: packaged('react', 'react-dom', 'scheduler', 'use-sync-external-store') },
  // Every page, signed in or not.
  {
    name: 'ground',
    test: within(
      'packages/ui/src/tokens/',
      'packages/ui/src/foundation/(cx|link|tone)\\.',
      components('Button', 'IconButton', 'LinkButton', 'Spinner', 'Logo', 'Layout', 'VisuallyHidden'),
      'packages/ui/src/components/Icon/(Icon|own-icons)\\.',
      'packages/contracts/src/rules/validation\\.',
      'packages/contracts/src/base/product\\.',
      'packages/client/src/(storage|storage-keys|redirect|stores/(stored-session|link-lock|session-flags))\\.',
      'packages/widgets/src/provider/format\\.',
      'node_modules/(wouter|regexparam)/',
      'portal/src/(entrance|lazy-screen|links|navigation|paths|portal-app|public-routes|room-routes|routes|theme-choice|when-idle|shell/(use-title|guards))\\.',
    ),
  },
  // What a form is made of.
  {
    name: 'form',
    test: within(
      components('Field', 'TextField', 'Callout'),
      'packages/widgets/src/sign-in/(messages|sign-in\\.css|use-)',
      'portal/src/screens/(public/|login/(landing|use-ways-in))',
    ),
  },
  // Whatever shows something of the server: client, stores, schemas, and how waiting, nothing and failure look.
  {
    name: 'program',
    test: within(
      'node_modules/(zod|@preact)/',
      'packages/contracts/src/(base/|courses\\.|lab-list\\.|session\\.|wishlist\\.)',
      'packages/client/src/(transport/|stores/(courses|loadable|session|wishlist)\\.)',
      components('Toast', 'ProblemState', 'Skeleton'),
      'packages/ui/src/components/EmptyState/(EmptyState|Scene)\\.',
      'packages/widgets/src/provider/',
      'portal/src/(activity|host|notices|portal-program)\\.',
    ),
  },
  // The frame of every room.
  {
    name: 'shell',
    test: within(
      components('AppShell', 'Avatar', 'Breadcrumbs', 'PageHeader', 'Tooltip'),
      'packages/ui/src/components/(Badge/Badge|Icon/frame-icons)\\.',
      'packages/ui/src/foundation/(seed|stay-beside|use-anchored)\\.',
      'portal/src/(shell/(?!lead-icons|AccountMenu|menu-messages|Visit|use-first-visit)|program-context|theme\\.)',
    ),
  },
  // Course cards: most rooms show some, a lab shows none.
  {
    name: 'cards',
    test: within(
      components('Card'),
      'packages/ui/src/components/Thumbnail/Thumbnail\\.',
      'packages/ui/src/components/Progress/(Progress\\.css|ProgressBar)\\.',
      'packages/widgets/src/course/(CourseCard|CourseGrid|course\\.css|messages)',
      'packages/widgets/src/wishlist/(WishlistButton|messages)',
    ),
  },
  // What the editor starts with; search, diff and the languages few labs have come by themselves.
  {
    name: 'editor',
    test: packaged(
      '@codemirror/(autocomplete|commands|lang-javascript|language|state|view)',
      '@lezer/(common|highlight|javascript|lr)',
      'style-mod',
      'w3c-keyname',
      'crelt',
      '@marijn',
    ),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * Pages most people open: what they stand on is asked for together. The rest finds its parts one step later, and their
 * names do not weigh on everybody's first page (decision 0050).
 */
const HOT =
  /\/(portal-(app|program)|LoginScreen|ways-in|Shell|DashboardScreen|CoursesScreen|LabRoomScreens|launch-app|LabDetail)-/;

export default defineConfig({
  plugins: [leanContracts(), leanMessages(), leanProblems(), pureSchemas(), sharedPlugins()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, parts) =>
        HOT.test(`/${chunk}`) ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
