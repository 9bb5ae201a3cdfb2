import { type Inspection, type InspectionRow, row } from '../inspection.ts';
import { type RanStep, type WorkflowRun, writableAreas } from './run.ts';

function describeStep({ secrets, uses, untrustedTree, injected }: RanStep): { text: string; bad: boolean } {
  const parts: string[] = [];
  if (uses !== null && uses.kind !== 'local')
    parts.push(uses.pinned ? `${uses.name}, pinned to a commit` : `${uses.text}, a name that can be moved`);
  if (secrets.length > 0) parts.push(`sees ${secrets.join(', ')}`);
  if (untrustedTree) parts.push("runs the sender's files");
  for (const { source } of injected) parts.push(`pastes ${source} into its script`);
  const bad = injected.length > 0 || untrustedTree || (uses !== null && !uses.pinned);
  return { text: parts.join('; ') || 'nothing of note', bad };
}

/** Returns the runs that an event causes, as the page shows them. */
export function inspectRun(run: WorkflowRun): Inspection {
  if (!run.started)
    return {
      sections: [
        { title: run.event, rows: [row('Nothing runs', 'no trigger in this file matches it', 'good')] },
      ],
    };
  return {
    sections: run.jobs.map(({ id, permissions, guarded, steps }) => {
      const writes = writableAreas(permissions);
      const rows: InspectionRow[] = [
        row('Token may write to', writes.join(', ') || 'nothing', writes.length > 3 ? 'bad' : 'plain'),
        ...(guarded ? [row('Approval', 'a reviewer has to approve first', 'good' as const)] : []),
        ...steps.map((step) => {
          const { text, bad } = describeStep(step);
          return row(`Line ${step.line}: ${step.name}`, text, bad ? 'bad' : 'plain');
        }),
      ];
      return { title: `Job ${id}`, rows };
    }),
  };
}
