import type { EmbedEvents } from '@drawbridge/contracts/embed-protocol';
import { getElementStyles } from './element-styles.ts';
import { fire, followNavigation } from './follow-navigation.ts';
import { createNote } from './note.ts';
import type { SettingsSource } from './settings.ts';
import { FAULTS, toReaderTexts } from './texts.ts';

/** Elements that show public catalogue data on the page itself, without a frame, with their default heights. */
export const CATALOGUE_ELEMENTS = {
  'drawbridge-course-card': 420,
  'drawbridge-course-list': 420,
} as const;
export type CatalogueElementName = keyof typeof CATALOGUE_ELEMENTS;

/** Input and output of the chunk with the elements. */
export interface CatalogueElementOptions {
  name: CatalogueElementName;
  host: HTMLElement;
  root: ShadowRoot;
  base: string;
  publishableKey: string;
  attributes: Readonly<Record<string, string>>;
  /** Called when the reader opens a course, with its portal URL. */
  onNavigate(page: EmbedEvents['navigate']): void;
}
export interface ElementsModule {
  /** Shows the element's content; returns a function that removes it. */
  mount(options: CatalogueElementOptions): () => void;
}

const ATTRIBUTES = ['course', 'topic', 'limit', 'player', 'theme', 'publishable-key', 'locale'] as const;

/** Defines an element whose code is fetched when the first one is on the page. */
export function defineCatalogueElement(
  name: CatalogueElementName,
  base: string,
  settings: SettingsSource,
  loadElements: () => Promise<ElementsModule>,
): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;
    #unmount: (() => void) | undefined;
    #unfollow: (() => void) | undefined;
    #turn = 0;

    connectedCallback(): void {
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
      this.#unfollow ??= settings.follow(() => void this.#show());
      void this.#show();
    }

    disconnectedCallback(): void {
      this.#turn += 1;
      this.#unfollow?.();
      this.#unfollow = undefined;
      this.#unmount?.();
      this.#unmount = undefined;
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
      if (this.#unfollow && before !== now) void this.#show();
    }

    /** When several runs overlap, the last one wins. */
    async #show(): Promise<void> {
      const root = this.shadowRoot;
      if (!root) return;
      this.#turn += 1;
      const turn = this.#turn;
      const publishableKey = this.getAttribute('publishable-key') ?? settings.get().publishableKey;
      if (!publishableKey) return this.#note(root, createNote(FAULTS.noKey));
      this.style.minBlockSize ||= `${CATALOGUE_ELEMENTS[name]}px`;
      try {
        const { mount } = await loadElements();
        if (turn !== this.#turn || !this.isConnected) return;
        this.#unmount?.();
        this.style.minBlockSize = '';
        const { theme, locale } = settings.get();
        const attributes = Object.fromEntries(
          [...this.attributes].map((attribute) => [attribute.name, attribute.value]),
        );
        this.#unmount = mount({
          name,
          host: this,
          root,
          base,
          publishableKey,
          onNavigate: (page) => {
            if (fire(this, 'navigate', page)) followNavigation(this, base, page);
          },
          attributes: { ...(theme && { theme }), ...(locale && { locale }), ...attributes },
        });
      } catch {
        if (turn !== this.#turn) return;
        const { unavailable, retry } = toReaderTexts(this.getAttribute('locale') ?? settings.get().locale);
        this.#note(root, createNote(unavailable, { label: retry, onRetry: () => void this.#show() }));
      }
    }

    #note(root: ShadowRoot, note: HTMLElement): void {
      this.#unmount?.();
      this.#unmount = undefined;
      root.adoptedStyleSheets = [getElementStyles()];
      root.replaceChildren(note);
    }
  };
}
