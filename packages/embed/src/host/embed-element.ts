import {
  EMBED_WIDGETS,
  type EmbedCallName,
  type EmbedCalls,
  type EmbedEventName,
  type EmbedEvents,
  type EmbedTheme,
  type EmbedWidgetName,
  isEmbedWidget,
} from '@drawbridge/contracts/embed-protocol';
import { RpcError } from '@drawbridge/postmessage-rpc';
import { getElementStyles } from './element-styles.ts';
import { createEmbedFrame, type EmbedFrame } from './embed-frame.ts';
import { fire, followNavigation } from './follow-navigation.ts';
import { toFrameHeight } from './guards.ts';
import { createHostDialog, type HostDialog } from './host-dialog.ts';
import { createNote } from './note.ts';
import type { GetToken, SettingsSource } from './settings.ts';
import { FAULTS, toReaderTexts } from './texts.ts';

const RELOADING = ['widget', 'course', 'lab', 'publishable-key'] as const;
const LOOKS = ['theme', 'locale'] as const;
const SIZES = ['height', 'label'] as const;

/** The element `<drawbridge-embed>`. All members can be used before the widget has loaded. */
export interface EmbedElement extends HTMLElement {
  /** Overrides the page's `getToken` for this element. @see EMB-13 */
  getToken: GetToken | undefined;
  /** Calls the widget. A call made before it has loaded waits. @see EMB-8, EMB-10 */
  call<Name extends EmbedCallName>(name: Name, input: EmbedCalls[Name]): Promise<void>;
  /** Shows a widget that is a dialog, or starts the widget's main action. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the element's class. The frame is created when the element is connected and removed when it is disconnected.
 * An element moved within the page keeps its frame and settings, but the browser reloads the frame.
 * @see EMB-4, EMB-7..EMB-9, EMB-14
 */
export function defineEmbedElement(base: string, settings: SettingsSource): CustomElementConstructor {
  return class extends HTMLElement implements EmbedElement {
    static readonly observedAttributes = [...RELOADING, ...LOOKS, ...SIZES];
    getToken: GetToken | undefined;
    #frame: EmbedFrame | undefined;
    #dialog: HostDialog | undefined;
    #box: HTMLElement | undefined;
    #unfollow: (() => void) | undefined;
    #isReloadPlanned = false;

    connectedCallback(): void {
      this.#unfollow ??= settings.follow((change) => {
        if (change.publishableKey !== undefined) this.#planReload();
        else this.#sendLook();
      });
      if (!this.#frame) this.#load();
    }

    disconnectedCallback(): void {
      // Moving an element removes and reinserts it in one task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unfollow?.();
        this.#unfollow = undefined;
        this.#clear();
      });
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (!this.isConnected || before === now || !this.#unfollow) return;
      if ((RELOADING as readonly string[]).includes(name)) this.#planReload();
      else if ((LOOKS as readonly string[]).includes(name)) this.#sendLook();
      else this.#applySize();
    }

    call<Name extends EmbedCallName>(name: Name, input: EmbedCalls[Name]): Promise<void> {
      if (!this.#frame) return Promise.reject(new RpcError('closed', 'The widget is not on the page.'));
      return this.#frame.call(name, input);
    }

    async open(): Promise<void> {
      this.#dialog?.show();
      await this.call('open', {});
    }

    async close(): Promise<void> {
      this.#dialog?.hide();
      await this.call('close', {});
    }

    get #root(): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [getElementStyles()];
      return root;
    }

    /** Several attribute changes in one task reload the frame once. */
    #planReload(): void {
      if (this.#isReloadPlanned) return;
      this.#isReloadPlanned = true;
      queueMicrotask(() => {
        this.#isReloadPlanned = false;
        if (!this.isConnected) return;
        this.#clear();
        this.#load();
      });
    }

    #load(): void {
      const widget = this.getAttribute('widget') ?? '';
      if (!isEmbedWidget(widget)) return this.#refuse('unknown_widget', FAULTS.unknownWidget);
      const known = EMBED_WIDGETS[widget] as { subject?: 'course' | 'lab'; isDialog?: boolean };
      const subject = known.subject && this.getAttribute(known.subject);
      if (known.subject && !subject) return this.#refuse('not_found', FAULTS.noSubject);
      const publishableKey = this.getAttribute('publishable-key') ?? settings.get().publishableKey;
      if (!publishableKey) return this.#refuse('unknown_key', FAULTS.noKey);
      this.#frame = createEmbedFrame({
        base,
        target: {
          widget,
          subject: subject ?? undefined,
          publishableKey,
          theme: this.#theme,
          locale: this.#locale,
        },
        title: this.getAttribute('label') ?? undefined,
        loading: known.isDialog ? 'eager' : this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy',
        getToken: () => (this.getToken ?? settings.get().getToken)?.(),
        onEvent: (name, detail) => this.#hear(name, detail),
        onUnavailable: () => this.#showUnavailable(),
        onEscape: () => this.#dialog?.hide(),
      });
      const box = document.createElement('div');
      box.className = 'box';
      box.append(this.#frame.element);
      this.#box = box;
      if (known.isDialog) {
        this.#dialog = createHostDialog(box, {
          label: this.getAttribute('label') ?? EMBED_WIDGETS[widget].title,
          closeLabel: toReaderTexts(this.#locale).close,
          onClosed: () => void this.#frame?.call('close', {}).catch(() => undefined),
        });
        this.#root.replaceChildren(this.#dialog.element);
      } else this.#root.replaceChildren(box);
      this.#applySize();
    }

    #clear(): void {
      this.#frame?.remove();
      this.#frame = undefined;
      this.#dialog = undefined;
      this.#box = undefined;
      this.shadowRoot?.replaceChildren();
    }

    /** Reports a fault in the page that reloading cannot fix. */
    #refuse(code: EmbedEvents['error']['code'], text: string): void {
      this.#root.replaceChildren(createNote(text));
      fire(this, 'error', { code });
    }

    #hear<Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]): void {
      if (name === 'resize') this.#resize((detail as EmbedEvents['resize']).height);
      if (name === 'reviewClosed' || name === 'preferencesSubmitted') this.#dialog?.hide();
      const isAllowed = fire(this, name, detail);
      if (name === 'navigate' && isAllowed) followNavigation(this, base, detail as EmbedEvents['navigate']);
    }

    #showUnavailable(): void {
      if (!this.#box) return;
      fire(this, 'error', { code: 'unavailable' });
      this.#frame?.remove();
      const { unavailable, retry } = toReaderTexts(this.#locale);
      this.#box.replaceChildren(createNote(unavailable, { label: retry, onRetry: () => this.#planReload() }));
    }

    get #theme(): EmbedTheme | undefined {
      return (this.getAttribute('theme') as EmbedTheme | null) ?? settings.get().theme;
    }

    get #locale(): string | undefined {
      return this.getAttribute('locale') ?? settings.get().locale;
    }

    #sendLook(): void {
      // A widget that refuses a theme or language keeps the current one.
      void this.call('setTheme', { theme: this.#theme ?? 'system' }).catch(() => undefined);
      if (this.#locale) void this.call('setLocale', { locale: this.#locale }).catch(() => undefined);
    }

    /** Applies the height before the frame reports its own, and for a widget that adapts to any height. */
    #applySize(): void {
      const widget = this.getAttribute('widget') as EmbedWidgetName;
      const asked = Number(this.getAttribute('height'));
      const height = Number.isFinite(asked) && asked > 0 ? asked : EMBED_WIDGETS[widget].heightPx;
      if (this.#box) this.#box.style.blockSize = `${toFrameHeight(height)}px`;
      const label = this.getAttribute('label');
      if (label && this.#frame) this.#frame.element.title = label;
    }

    #resize(height: number): void {
      const widget = EMBED_WIDGETS[this.getAttribute('widget') as EmbedWidgetName] as {
        fitsAnyHeight?: boolean;
      };
      if (this.#box && !widget.fitsAnyHeight) this.#box.style.blockSize = `${toFrameHeight(height)}px`;
    }
  };
}
