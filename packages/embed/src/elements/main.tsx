import { directionOf, setLocale } from '@drawbridge/ui/messages';
import '@drawbridge/ui/widget-base';
import { createRoot } from 'react-dom/client';
import type { CatalogueElementOptions, ElementsModule } from '../host/catalogue-elements.ts';
import { loadTranslations } from '../locale/load-translations.ts';
import { CardElement } from './CardElement.tsx';
import * as styles from './elements.css.ts';
import { ListElement } from './ListElement.tsx';

/** The styles of this build, inlined by it: adopted stylesheets need no permission in a content security policy. */
declare const ELEMENT_STYLES: string;

let sheet: CSSStyleSheet | undefined;

function getSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(ELEMENT_STYLES);
  }
  return sheet;
}

let isRegistered = false;

/** Registered as a length, `1em` resolves where it is set, not on every element that uses it. Once per page. */
function registerReaderSize(): void {
  if (isRegistered) return;
  isRegistered = true;
  try {
    CSS.registerProperty({
      name: '--drawbridge-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch (error) {
    // Another copy of the library registered it first.
    if (!(error instanceof DOMException && error.name === 'InvalidModificationError')) throw error;
  }
}

const CONTENTS = { 'drawbridge-course-card': CardElement, 'drawbridge-course-list': ListElement } as const;

/** @see EMB-4, EMB-15 */
export const mount: ElementsModule['mount'] = (options: CatalogueElementOptions) => {
  const { name, host, root, attributes } = options;
  const { theme } = attributes;
  // Without a theme, it follows the color scheme of the host page.
  if (theme === undefined) delete host.dataset['theme'];
  else host.dataset['theme'] = theme;
  root.adoptedStyleSheets = [getSheet()];
  registerReaderSize();
  const reader = document.createElement('div');
  reader.className = styles.reader;
  const container = document.createElement('div');
  container.className = styles.root;
  reader.append(container);
  root.replaceChildren(reader);
  const Content = CONTENTS[name];
  const reactRoot = createRoot(container);
  let isMounted = true;
  const show = async () => {
    const { locale, translations } = await loadTranslations(attributes['locale']);
    if (!isMounted) return;
    container.lang = locale;
    container.dir = directionOf(locale);
    // All elements of a page share one language: the last one requested.
    setLocale(locale, translations);
    reactRoot.render(<Content {...options} />);
  };
  void show();
  return () => {
    isMounted = false;
    reactRoot.unmount();
  };
};
