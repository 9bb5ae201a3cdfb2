import {
  CATALOGUE_ELEMENTS,
  type CatalogueElementName,
  defineCatalogueElement,
  type ElementsModule,
} from './catalogue-elements.ts';
import { defineEmbedElement } from './embed-element.ts';
import { createSettings, type EmbedSettings } from './settings.ts';

/** `window.Drawbridge` on a partner's page. */
export interface DrawbridgeApi {
  /** Loader version: its API does not change within a version. */
  version: 1;
  /** Runs a function with the API, immediately or as soon as the loader is ready. */
  push(run: (api: DrawbridgeApi) => void): void;
  /** Sets defaults for all widgets of the page; widgets follow later changes of theme and locale. */
  configure(settings: EmbedSettings): void;
}

export interface DefineOptions extends EmbedSettings {
  /** Origin of Drawbridge. */
  base: string;
  loadElements: () => Promise<ElementsModule>;
}

/** Defines the elements once per page: if there are two copies of the loader, the first wins. */
export function defineElements({
  base,
  loadElements,
  ...initial
}: DefineOptions): Pick<DrawbridgeApi, 'configure'> {
  const settings = createSettings(initial);
  const define = (name: string, make: () => CustomElementConstructor) => {
    if (!customElements.get(name)) customElements.define(name, make());
  };
  define('drawbridge-embed', () => defineEmbedElement(base, settings));
  for (const name of Object.keys(CATALOGUE_ELEMENTS) as CatalogueElementName[])
    define(name, () => defineCatalogueElement(name, base, settings, loadElements));
  return { configure: settings.set };
}
