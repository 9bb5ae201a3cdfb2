import { CodePane } from '@drawbridge/lab-workspace/editor';
import { ComparePane } from './deferred/index.ts';
import { useLabPage } from './page/lab-page-context.ts';

/** The learner's files, or a file of the solution in their place. */
export function EditPane() {
  const { view } = useLabPage();
  const compared = view.comparedFile.value;
  return (
    <CodePane
      instead={compared && <ComparePane compared={compared} />}
      onShowKeys={() => view.openDialog('keys')}
    />
  );
}
