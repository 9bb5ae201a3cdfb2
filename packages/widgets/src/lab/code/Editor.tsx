import { useEffect, useEffectEvent, useRef } from 'react';
import { createEditor, type LabEditor } from './create-editor.ts';
import { host } from './Editor.css.ts';

export interface EditorProps {
  path: string;
  text: string;
  isReadOnly: boolean;
  isWrapping: boolean;
  label: string;
  /** Id of the words that say how to leave the editor by keyboard. */
  hintId: string;
  nonce: string | undefined;
  onChange: (text: string) => void;
}

/** CodeMirror 6 behind React. Each file keeps its own undo history while the lab is open. */
export default function Editor({
  path,
  text,
  isReadOnly,
  isWrapping,
  label,
  hintId,
  nonce,
  onChange,
}: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<LabEditor>(undefined);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor({ parent: place.current, nonce, hintId, onChange: (next) => change(next) });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, [nonce, hintId]);

  // After every render, so also after the editor above was made anew; what is the same already costs nothing.
  useEffect(() => {
    editor.current?.show({ path, text, isReadOnly, isWrapping, label });
  });

  return <div ref={place} className={host} />;
}
