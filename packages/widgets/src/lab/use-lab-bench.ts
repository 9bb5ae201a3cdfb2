import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack } from '@drawbridge/contracts';
import { useEffect, useState } from 'react';
import { type CreateRunner, createLabBench, type LabBench } from './session/lab-bench.ts';

/** The lab's engine in this page: made once per pack, it runs while the component is shown. */
export function useLabBench(store: LabStore, lab: LabPack, createRunner: CreateRunner): LabBench {
  const make = () => ({
    pack: lab,
    bench: createLabBench({
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
  const { bench } = current;
  useEffect(() => {
    void bench.start();
    return bench.dispose;
  }, [bench]);
  return bench;
}

/** Remembers attacks that worked; gives those that are new in this attempt. */
function noteBreached(store: LabStore, ids: readonly string[]): readonly string[] {
  const opened = store.opened.peek();
  const known = opened.state === 'ready' ? opened.value.attempt.breaches : [];
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length > 0) void store.help.noteBreaches(fresh);
  return fresh;
}
