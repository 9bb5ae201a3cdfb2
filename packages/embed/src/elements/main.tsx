import { directionOf, setLocale } from '@drawbridge/ui/messages';
import '@drawbridge/ui/widget-base';
import { createRoot } from 'react-dom/client';
import type { CatalogueElementOptions, ElementsModule } from '../host/catalogue-elements.ts';
import { loadTranslations } from '../locale/load-translations.ts';
import { CardElement } from './CardElement.tsx';
import { ListElement } from './ListElement.tsx';

/** The styles of this build, written into it: adopted sheets need no permission of a content security policy. */
declare const ELEMENT_STYLES: string;

let sheet: CSSStyleSheet | undefined;

function getSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(ELEMENT_STYLES);
  }
  return sheet;
}

const CONTENTS = { 'drawbridge-course-card': CardElement, 'drawbridge-course-list': ListElement } as const;

/** @see EMB-4, EMB-15 */
export const mount: ElementsModule['mount'] = (options: CatalogueElementOptions) => {
  const { name, host, root, attributes } = options;
  const { theme } = attributes;
  // Without one it follows the color scheme of the page around it.
  if (theme === undefined) delete host.dataset['theme'];
  else host.dataset['theme'] = theme;
  root.adoptedStyleSheets = [getSheet()];
  const container = document.createElement('div');
  root.replaceChildren(container);
  const Content = CONTENTS[name];
  const reactRoot = createRoot(container);
  let isMounted = true;
  const show = async () => {
    const { locale, translations } = await loadTranslations(attributes['locale']);
    if (!isMounted) return;
    container.lang = locale;
    container.dir = directionOf(locale);
    // One language for all elements of a page: the last that was asked for.
    setLocale(locale, translations);
    reactRoot.render(<Content {...options} />);
  };
  void show();
  return () => {
    isMounted = false;
    reactRoot.unmount();
  };
};
