import type { ChosenItem, DeepLinkingStore } from '@drawbridge/client/stores/integration/deep-linking';
import type { DeepLinking } from '@drawbridge/contracts/integration';
import { hiddenClass } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { t } from './messages.ts';
import * as styles from './Tray.css.ts';
import { TrayItem } from './TrayItem.tsx';

export interface TrayProps {
  store: DeepLinkingStore;
  takes: DeepLinking;
  platform: string;
  /** Incremented when a setting prevents the choice from being sent: the first invalid one receives the focus. */
  refusals: number;
}

/** The chosen items in order, with their settings. */
export function Tray({ store, takes, platform, refusals }: TrayProps) {
  useSignals();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<{ key: string; by: -1 | 1 }>();
  const chosen = store.chosen.value;

  // The browser drops the focus of an element that moves in the document.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(moved.key)}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${moved.by}"]`)?.focus();
  }, [moved]);

  useEffect(() => {
    if (refusals > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function move({ key, content }: ChosenItem, by: -1 | 1) {
    const at = store.chosen.peek().findIndex((item) => item.key === key) + by;
    if (at < 0 || at >= chosen.length) return;
    store.move(key, by);
    setMoved({ key, by });
    setSaid(t('moved', { title: content.title, at: at + 1, count: chosen.length }));
  }
  function remove({ content }: ChosenItem) {
    store.toggle(content);
    setSaid(t('removed', { title: content.title }));
    // The button is gone; the keyboard goes on from the list.
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.tray}>
      <output className={hiddenClass}>{said}</output>
      {chosen.length === 0 && <p className={styles.empty}>{t('tray.empty')}</p>}
      <ol className={styles.items}>
        {chosen.map((item, at) => (
          <TrayItem
            key={item.key}
            item={item}
            takes={takes}
            platform={platform}
            isFirst={at === 0}
            isLast={at === chosen.length - 1}
            onMove={(by) => move(item, by)}
            onRemove={() => remove(item)}
            onChange={(part) => store.change(item.key, part)}
          />
        ))}
      </ol>
    </div>
  );
}
