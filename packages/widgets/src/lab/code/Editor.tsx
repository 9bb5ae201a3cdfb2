import { useEffect, useEffectEvent, useRef } from 'react';
import { createEditor, type LabEditor } from './create-editor.ts';
import { host } from './Editor.css.ts';

export interface EditorProps {
  path: string;
  text: string;
  isReadOnly: boolean;
  isWrapping: boolean;
  label: string;
  /** Id of the text that says how to leave the editor by keyboard. */
  hintId: string;
  nonce: string | undefined;
  onChange: (text: string) => void;
}

/** CodeMirror 6 as a React component. Each file keeps its own undo history while the lab is open. */
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

  // Runs after every render, so also after the effect above has created another editor; unchanged values cost nothing.
  useEffect(() => {
    editor.current?.show({ path, text, isReadOnly, isWrapping, label });
  });

  return <div ref={place} className={host} />;
}
