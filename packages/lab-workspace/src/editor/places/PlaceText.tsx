import { useContext } from 'react';
import { WorkspacePageContext } from '../../page/workspace-page-context.ts';
import { PlaceLinks } from './PlaceLinks.tsx';

/** A text in which each place in the learner's files, such as `store.js:20`, opens the file at that line. */
export function PlaceText({ text }: { text: string }) {
  // Results are shown outside of the lab page too, where there is no editor.
  const isInLab = useContext(WorkspacePageContext) !== undefined;
  return isInLab ? <PlaceLinks text={text} /> : text;
}
