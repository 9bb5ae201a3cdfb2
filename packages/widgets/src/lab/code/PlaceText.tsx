import { Suspense, useContext } from 'react';
import { PlaceLinks } from '../deferred/index.ts';
import { LabPageContext } from '../page/lab-page-context.ts';

/** A text in which each place in the learner's files, such as `store.js:20`, opens the file at that line. */
export function PlaceText({ text }: { text: string }) {
  // Results are shown outside of the lab page too, where there is no editor.
  const isInLab = useContext(LabPageContext) !== undefined;
  if (!isInLab) return text;
  return (
    <Suspense fallback={text}>
      <PlaceLinks text={text} />
    </Suspense>
  );
}
