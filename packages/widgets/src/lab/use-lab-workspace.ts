import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack } from '@drawbridge/contracts';
import { useEffect, useState } from 'react';
import { type CreateRunner, createLabWorkspace, type LabWorkspace } from './workspace/lab-workspace.ts';

/** The lab's engine in this page: made once per pack, it runs while the component is shown. */
export function useLabWorkspace(store: LabStore, lab: LabPack, createRunner: CreateRunner): LabWorkspace {
  const make = () => ({
    pack: lab,
    workspace: createLabWorkspace({
      pack: lab,
      files: store.changedFiles,
      createRunner,
      onBreached: (ids) => noteBreached(store, ids),
    }),
  });
  const [made, setMade] = useState(make);
  let current = made;
  // A pack read again with the same hash is the same lab: the engine that runs stays.
  if (made.pack.content_hash !== lab.content_hash) {
    current = make();
    setMade(current);
  }
  const { workspace } = current;
  useEffect(() => {
    void workspace.start();
    return workspace.dispose;
  }, [workspace]);
  return workspace;
}

/** Remembers attacks that worked; gives those that are new in this attempt. */
function noteBreached(store: LabStore, ids: readonly string[]): readonly string[] {
  const opened = store.opened.peek();
  const known = opened.state === 'ready' ? opened.value.attempt.breaches : [];
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length > 0) void store.help.noteBreaches(fresh);
  return fresh;
}
