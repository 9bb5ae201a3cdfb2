import { useEffect, useEffectEvent, useRef } from 'react';
import { createEditor, type LabEditor, type ShownFile } from './create-editor.ts';
import { host } from './Editor.css.ts';

export interface EditorProps extends ShownFile {
  /** Ids of the texts that describe the editor: how to leave it by keyboard, and the error in the code. */
  describedBy: string;
  nonce: string | undefined;
  onChange: (text: string) => void;
}

/** CodeMirror 6 as a React component. Each file keeps its own undo history while the lab is open. */
export default function Editor({ describedBy, nonce, onChange, ...file }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<LabEditor>(undefined);
  const change = useEffectEvent(onChange);

  useEffect(() => {
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
  useEffect(() => {
    editor.current?.show(file);
  });

  return <div ref={place} className={host} />;
}
