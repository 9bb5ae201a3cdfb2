import { breakpoints } from '@drawbridge/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import '@drawbridge/ui/base';
import '@drawbridge/ui/fonts';
import { configure } from 'storybook/test';
import { applyGlobals } from './apply-globals.ts';

/** The theme that the tests run every story in; unset outside of tests. */
const testedTheme: unknown = import.meta.env['STORY_THEME'];
// A story may wait long on a busy machine; one second is a guess about speed.
if (testedTheme) configure({ asyncUtilTimeout: 15_000 });

/** Sample links open nothing: Storybook's frame would follow them in its parent window. */
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
  const isDocsText = target.closest('.sbdocs') && !target.closest('.sb-story');
  if (!isDocsText) event.preventDefault();
});

const onRoot: Decorator = (Story, { globals, parameters }) => {
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return parameters['layout'] === 'fullscreen' ? (
    <Story />
  ) : (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  );
};

/** Loaded when a docs page opens: the story tests need none of it. */
const ThemedDocs = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocs }));

function Docs(props: ComponentProps<typeof ThemedDocs>) {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

const width = (name: string, px: number, height: number) => ({
  name: `${name} ${px}`,
  styles: { width: `${px}px`, height: `${height}px` },
});

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

/** Themes differ by their colors alone: in the other one only the contrast is left to check. Then from right to left. */
const checkOtherLooks: Preview['afterEach'] = async ({ globals, name, parameters }) => {
  if (!testedTheme) return;
  const { waitUntilLoaded } = await import('./wait-until-loaded.ts');
  await waitUntilLoaded(name, parameters);
  const { checkContrast } = await import('./check-contrast.ts');
  await checkContrast(globals, globals['theme'] === 'dark' ? 'light' : 'dark');
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
  },
  globalTypes: {
    theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark', contrast: 'High contrast' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    layout: 'padded',
    // axe cannot run in the lab's sandboxed frames, and waits half a second for each to answer.
    a11y: { test: 'error', options: { iframes: false } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: Docs },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Architecture',
          'Glossary',
          'Requirements',
          'Decisions',
          'Tokens',
          'Pages',
          'Components',
          '*',
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
