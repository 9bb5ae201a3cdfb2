import { cx, Icon, iconCheck } from '@drawbridge/ui';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { EditorKeys } from './codemirror/Editor.tsx';
import * as styles from './KeyRow.css.ts';
import { t } from './messages.ts';

/** Characters of code that an on-screen keyboard has on its second or third page. */
const CHARACTERS = ['{', '}', '(', ')', '[', ']', "'", '"', ';', '=', '<', '>', '/'];

/** The row stays above the on-screen keyboard, which covers the page where a browser does not make the page smaller. */
function useAboveKeyboard(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const lift = () => {
      const element = row.current;
      if (!element) return;
      element.style.translate = 'none';
      const hiddenPx = element.getBoundingClientRect().bottom - seen.offsetTop - seen.height;
      if (hiddenPx > 0) element.style.translate = `0 -${hiddenPx}px`;
    };
    seen.addEventListener('resize', lift);
    seen.addEventListener('scroll', lift);
    return () => {
      seen.removeEventListener('resize', lift);
      seen.removeEventListener('scroll', lift);
    };
  }, [row]);
}

/** Without the focus in the editor, the on-screen keyboard would close. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Keys for writing code on a touch screen, below the editor while it has the focus. */
export function KeyRow({ editor }: { editor: RefObject<EditorKeys | null> }) {
  const row = useRef<HTMLDivElement>(null);
  useAboveKeyboard(row);
  return (
    <div ref={row} role="group" aria-label={t('code.keyRow')} className={styles.row}>
      {CHARACTERS.map((character) => (
        <button
          key={character}
          type="button"
          className={styles.key}
          onMouseDown={keepFocus}
          onClick={() => editor.current?.insert(character)}
        >
          {character}
        </button>
      ))}
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          aria-label={t(by < 0 ? 'code.left' : 'code.right')}
          className={styles.key}
          onMouseDown={keepFocus}
          onClick={() => editor.current?.move(by)}
        >
          {by < 0 ? '←' : '→'}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('code.closeKeys')}
        className={cx(styles.key, styles.close)}
        onMouseDown={keepFocus}
        onClick={() => editor.current?.leave()}
      >
        <Icon icon={iconCheck} />
      </button>
    </div>
  );
}
