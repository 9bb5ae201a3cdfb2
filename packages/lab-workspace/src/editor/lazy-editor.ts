import { createLazyCode } from '@drawbridge/ui/lazy-code';
import { type ComponentProps, createElement } from 'react';

/** A chunk of its own, so that the page is shown before the editor is loaded. */
const code = createLazyCode(() => import('./codemirror/Editor.tsx'));

/** Called while the lab itself is being fetched. */
export const preloadEditor = code.preload;

type EditorModule = ReturnType<typeof code.read>;

export function LazyEditor(props: ComponentProps<EditorModule['default']>) {
  return createElement(code.read().default, props);
}
