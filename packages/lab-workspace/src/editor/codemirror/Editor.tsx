import {
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createEditor, type LabEditor, type ShownFile } from './create-editor.ts';
import * as styles from './Editor.css.ts';

/** What the keys below the editor do. */
export interface EditorKeys extends Pick<LabEditor, 'insert' | 'move'> {
  /** Gives the focus up, so that the on-screen keyboard closes. */
  leave: () => void;
}

export interface EditorProps extends ShownFile {
  ref: Ref<EditorKeys>;
  /** Ids of the texts that describe the editor: how to leave it by keyboard, and the error in the code. */
  describedBy: string;
  nonce: string | undefined;
  onChange: (text: string) => void;
  /** Below the editor. */
  children: ReactNode;
}

/** CodeMirror 6 as a React component. Each file keeps its own undo history while the lab is open. */
export default function Editor({ ref, describedBy, nonce, onChange, children, ...file }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<LabEditor>(undefined);
  const change = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor({
      parent: place.current,
      nonce,
      describedBy,
      onChange: (next) => change(next),
    });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, [nonce, describedBy]);

  // Runs after every render, so also after the effect above has created another editor; unchanged values cost nothing.
  // Within the render: later, what was typed meanwhile would be replaced by the text of before.
  useLayoutEffect(() => {
    editor.current?.show(file);
  });

  useImperativeHandle(ref, () => ({
    insert: (character) => editor.current?.insert(character),
    move: (by) => editor.current?.move(by),
    leave: () => place.current?.querySelector<HTMLElement>(':focus')?.blur(),
  }));

  return (
    <div className={styles.frame}>
      <div className={styles.editor}>
        <div ref={place} className={styles.host} />
      </div>
      {children}
    </div>
  );
}
