import { useEffect, useRef } from 'react';
import { host } from '../editor/codemirror/Editor.css.ts';
import { createDiff, type DiffTexts } from './create-diff.ts';

/** CodeMirror's unified diff as a React component. */
export default function Diff({ path, before, after, isWrapping, label, nonce }: DiffTexts) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createDiff(place.current, { path, before, after, isWrapping, label, nonce });
    return () => made.destroy();
  }, [path, before, after, isWrapping, label, nonce]);
  return <div ref={place} className={host} />;
}
