import type { OutputOf } from '@drawbridge/contracts';
import {
  type DeepLinking,
  type LinkedItem,
  MOST_LINKED_ITEMS,
  returnContent,
} from '@drawbridge/contracts/integration';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import {
  checkItem,
  type ItemSettings,
  type LinkableContent,
  type SettingErrors,
  toDefaults,
  toItemErrors,
  toLinkedItem,
} from './linked-items.ts';

export type {
  DateField,
  ItemSettings,
  LinkableContent,
  SettingErrors,
  SettingField,
} from './linked-items.ts';

export interface ChosenItem {
  key: string;
  content: LinkableContent;
  settings: ItemSettings;
  errors: SettingErrors;
}

/** Form that carries the response to the platform. */
export type ContentForm = OutputOf<typeof returnContent>;

/** `what`: the chosen items, or nothing, which tells the platform that the choice was canceled. */
export type Returning =
  | { state: 'choosing' }
  | { state: 'sending'; what: 'items' | 'nothing' }
  | { state: 'failed'; what: 'items' | 'nothing'; problem: ApiProblem }
  /** The form is being sent to the platform, and the page is about to unload. */
  | { state: 'returning'; form: ContentForm };

/** What an instructor chose for a platform that requested content. @see LTI-18 */
export interface DeepLinkingStore {
  chosen: ReadonlySignal<readonly ChosenItem[]>;
  returning: ReadonlySignal<Returning>;
  /** How many more items can be chosen. If the platform takes one item, a new one replaces it. */
  room: ReadonlySignal<number>;
  /** True when no more items can be chosen. If the platform takes one item, a new one replaces it. */
  isFull: ReadonlySignal<boolean>;
  /** Chooses or removes an item; its earlier settings are kept. */
  toggle(content: LinkableContent): void;
  /** Chooses the items that are not chosen yet, in order. Needs room for them. */
  addAll(contents: readonly LinkableContent[]): void;
  /** Removes items; their earlier settings are kept. */
  removeAll(contents: readonly LinkableContent[]): void;
  move(key: string, by: -1 | 1): void;
  change(key: string, part: Partial<ItemSettings>): void;
  /** Requests the signed response; sends nothing while a setting is invalid. */
  send(): Promise<void>;
  cancel(): Promise<void>;
  /** Called when the page is shown again after its form was sent. */
  resume(): void;
}

export const toItemKey = ({ kind, id }: Pick<LinkableContent, 'kind' | 'id'>) => `${kind}/${id}`;

const hasErrors = (errors: readonly SettingErrors[]) => errors.some((found) => Object.keys(found).length > 0);

/** Clears the errors of changed fields; a changed start also clears the error of its end. */
function withoutErrors(errors: SettingErrors, changed: Partial<ItemSettings>): SettingErrors {
  const names = new Set([...Object.keys(changed), ...(changed.from === undefined ? [] : ['until'])]);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));
}

export function createDeepLinkingStore({
  client,
  takes,
}: {
  client: ApiClient;
  takes: DeepLinking;
}): DeepLinkingStore {
  const most = takes.accept_multiple ? MOST_LINKED_ITEMS : 1;
  const chosen = signal<readonly ChosenItem[]>([]);
  const returning = signal<Returning>({ state: 'choosing' });
  const room = computed(() => (takes.accept_multiple ? most - chosen.value.length : 1));
  const isFull = computed(() => room.value <= 0);
  /** Settings of removed items. */
  const earlier = new Map<string, ItemSettings>();

  const isBusy = () => ['sending', 'returning'].includes(returning.peek().state);

  /** Does nothing while a response is in progress; clears an earlier failure, which was about another choice. */
  function edit(next: readonly ChosenItem[]): void {
    if (isBusy()) return;
    for (const { key, settings } of chosen.peek()) earlier.set(key, settings);
    chosen.value = next;
    returning.value = { state: 'choosing' };
  }

  const setErrors = (errors: readonly SettingErrors[]) => {
    chosen.value = chosen.peek().map((item, at) => ({ ...item, errors: errors[at] ?? {} }));
  };

  const toChosen = (content: LinkableContent): ChosenItem => {
    const key = toItemKey(content);
    return { key, content, settings: earlier.get(key) ?? toDefaults(content, takes), errors: {} };
  };

  async function submit(what: 'items' | 'nothing'): Promise<void> {
    if (isBusy()) return;
    const now = what === 'items' ? chosen.peek() : [];
    const items = now.map(({ content, settings }) => toLinkedItem(content, settings));
    if (what === 'items') {
      const errors = now.map(({ settings }, at) => checkItem(items[at] as LinkedItem, settings));
      setErrors(errors);
      if (hasErrors(errors)) return;
    }
    returning.value = { state: 'sending', what };
    try {
      const form = await client.call(returnContent, { items }, { background: true });
      returning.value = { state: 'returning', form };
    } catch (error) {
      const problem = asApiProblem(error);
      if (what === 'items') setErrors(toItemErrors(problem.errors, items.length));
      returning.value = { state: 'failed', what, problem };
    }
  }

  return {
    chosen,
    returning,
    room,
    isFull,
    toggle(content) {
      const key = toItemKey(content);
      const now = chosen.peek();
      if (now.some((item) => item.key === key)) return edit(now.filter((item) => item.key !== key));
      if (isFull.peek()) return;
      const item = toChosen(content);
      edit(takes.accept_multiple ? [...now, item] : [item]);
    },
    addAll(contents) {
      const now = chosen.peek();
      const missing = contents.filter((content) => !now.some(({ key }) => key === toItemKey(content)));
      if (missing.length <= room.peek()) edit([...now, ...missing.map(toChosen)]);
    },
    removeAll(contents) {
      const keys = new Set(contents.map(toItemKey));
      edit(chosen.peek().filter(({ key }) => !keys.has(key)));
    },
    move(key, by) {
      const next = [...chosen.peek()];
      const at = next.findIndex((item) => item.key === key);
      const [item, other] = [next[at], next[at + by]];
      if (!item || !other) return;
      next[at] = other;
      next[at + by] = item;
      edit(next);
    },
    change(key, part) {
      edit(
        chosen.peek().map((item) =>
          item.key === key
            ? {
                ...item,
                settings: { ...item.settings, ...part },
                errors: withoutErrors(item.errors, part),
              }
            : item,
        ),
      );
    },
    async send() {
      if (chosen.peek().length > 0) await submit('items');
    },
    cancel: () => submit('nothing'),
    resume() {
      if (returning.peek().state === 'returning') returning.value = { state: 'choosing' };
    },
  };
}
