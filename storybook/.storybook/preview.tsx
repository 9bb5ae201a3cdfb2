import { brands, breakpoints, vars } from '@drawbridge/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import '@drawbridge/ui/base';
import '@drawbridge/ui/fonts';
import { configure } from 'storybook/test';
import { applyGlobals, applyStoryLocale, followLocale, toLocale } from './apply-globals.ts';

/** The theme that the tests run every story in; unset outside of tests. */
const testedTheme: unknown = import.meta.env['STORY_THEME'];
// A story may wait long on a busy machine; one second is a guess about speed.
configure({ asyncUtilTimeout: 45_000 });

/** Nobody looks at a test: a hidden frame is laid out as any other, and not painted. */
function hideFrame(frame: Element | null): void {
  if (frame) (frame as HTMLElement).style.visibility = 'hidden';
}
if (testedTheme) hideFrame(window.frameElement);

/** Sample links open nothing: Storybook's frame would follow them in its parent window. */
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
  const isDocsText = target.closest('.sbdocs') && !target.closest('.sb-story');
  if (!isDocsText) event.preventDefault();
});

const onRoot: Decorator = (Story, { globals, parameters }) => {
  const locale = toLocale(globals['locale']);
  applyStoryLocale(locale);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  useEffect(followLocale, [locale]);
  // The key: a text that only a new render would read is read again in the other language.
  const story = (
    <InContainer key={locale} width={globals['width']}>
      <Story />
    </InContainer>
  );
  return parameters['layout'] === 'fullscreen' ? story : <div style={{ padding: 24 }}>{story}</div>;
};

/** The place that a host has for a widget: it follows its container, whatever the window. */
function InContainer({ width: chosen, children }: { width: unknown; children: ReactNode }) {
  if (typeof chosen !== 'string' || chosen === 'full') return children;
  const frame = { inlineSize: chosen, outline: `1px dashed ${vars.color.borderStrong}` };
  return <div style={{ ...frame, outlineOffset: 8, marginInline: 'auto' }}>{children}</div>;
}

/** Loaded when a docs page opens: the story tests need none of it. */
const ThemedDocs = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocs }));

function Docs(props: ComponentProps<typeof ThemedDocs>) {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

/** Between and beside the breakpoints of the product: what hosts leave for a widget. */
const CONTAINER_WIDTHS = [240, 320, 480, 720, 1080];

const LazyPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

function Page() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}

const width = (name: string, px: number, height: number) => ({
  name: `${name} ${px}`,
  styles: { width: `${px}px`, height: `${height}px` },
});

/** A menu of the toolbar. @see SB-6 */
const choice = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

/**
 * `STORY_CHECKS=all` judges both themes of every story; otherwise the first one of a component, and by their ids half of the
 * others. A whole page is then left out, since each of its parts has stories of its own.
 */
const checksAll = import.meta.env['STORY_CHECKS'] === 'all';
const judged = new Set<string>();

function isFirstOf(title: string): boolean {
  const isFirst = !judged.has(title);
  judged.add(title);
  return isFirst;
}

/** Themes differ by their colors alone: in the other one only the contrast is left to check. Then from right to left. */
const checkOtherLooks: Preview['afterEach'] = async ({ globals, id, name, title, parameters }) => {
  if (!testedTheme) return;
  const { waitUntilLoaded } = await import('./wait-until-loaded.ts');
  await waitUntilLoaded(name, parameters);
  const { checkContrast, isInLeanRun } = await import('./check-contrast.ts');
  const isFirst = isFirstOf(title);
  const isJudged = !parameters['isWholePage'] && (isFirst || isInLeanRun(id));
  if (checksAll || isJudged) await checkContrast(globals, globals['theme'] === 'dark' ? 'light' : 'dark');
  const { checkRightToLeft } = await import('./check-direction.ts');
  checkRightToLeft(globals);
};

const preview: Preview = {
  decorators: [onRoot],
  afterEach: checkOtherLooks,
  tags: ['autodocs'],
  initialGlobals: {
    theme: typeof testedTheme === 'string' ? testedTheme : 'light',
    direction: 'ltr',
    motion: 'full',
    brand: 'none',
    locale: 'en',
    width: 'full',
  },
  globalTypes: {
    theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark', contrast: 'High contrast' }),
    brand: choice('Brand', 'paintbrush', {
      none: 'No brand',
      ...Object.fromEntries(Object.entries(brands).map(([name, { title }]) => [name, title])),
    }),
    locale: choice('Language', 'globe', { en: 'English', de: 'Deutsch', 'en-XA': 'Pseudo-locale' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    width: choice('Container', 'grow', {
      full: 'Full width',
      ...Object.fromEntries(CONTAINER_WIDTHS.map((px) => [`${px}px`, `${px} px wide`])),
    }),
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        // axe cannot run in the lab's sandboxed frames, and waits half a second for each to answer.
        iframes: false,
        // The panel of Storybook shows what holds too; a test needs what does not.
        ...(testedTheme !== undefined && { resultTypes: ['violations'] }),
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: Docs, page: Page },
    options: {
      storySort: {
        method: 'alphabetical',
        // The designers' part first, then the catalogue of parts, then the engineers' documents.
        order: [
          'Welcome',
          'Design',
          [
            'Tokens',
            ['Colors', 'Type and space', 'Motion', 'Icons'],
            'When to use what',
            'Pages',
            [
              'Dashboard',
              'Courses',
              'Course',
              'Player',
              'Challenges',
              'Lab',
              'Profile',
              'Users',
              'LTI integration',
              'Sign-in',
              'Kitchen sink',
            ],
            'White-label playground',
            'Hosts',
          ],
          'Components',
          'Lab',
          'Widgets',
          'Engineering',
          ['Architecture', 'Glossary', 'Requirements', 'Decisions', 'Errors', 'Guides', 'Security'],
        ],
      },
    },
    viewport: {
      options: {
        phone: width('Phone', 375, 812),
        tabletEdge: width('Tablet from', breakpoints.tabletPx, 900),
        tablet: width('Tablet', 768, 1024),
        desktopEdge: width('Desktop from', breakpoints.desktopPx, 768),
        desktop: width('Desktop', 1440, 900),
      },
    },
  },
};

export default preview;
