import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyGlobals } from './apply-globals.ts';
import { createBrandTheme } from './brand-theme.ts';
import './docs.css';

const light = createBrandTheme('light');
const dark = createBrandTheme('dark');

/** Pages of text have no story and so no decorator: here the toolbar's choices are applied to them too. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(readAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const onUpdate = (update: { globals: Record<string, unknown> }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, []);
  useEffect(() => applyGlobals(globals), [globals]);
  const theme = globals['theme'] === undefined || globals['theme'] === 'light' ? light : dark;
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}

/** `globals=theme:dark;direction:ltr`, as Storybook writes it into the address. */
function readAddress(): Record<string, unknown> {
  const pairs = (new URLSearchParams(window.location.search).get('globals') ?? '').split(';');
  return Object.fromEntries(pairs.filter(Boolean).map((pair) => pair.split(':')));
}
