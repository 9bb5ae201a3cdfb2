import { createLabStore, type LabStore } from '@drawbridge/client/stores/labs';
import type { LabPack } from '@drawbridge/contracts';
import { useEffect, useState } from 'react';
import { useDrawbridge } from '../provider/index.ts';
import { type CreateRunner, createLabBench, type LabBench } from './session/lab-bench.ts';

export interface CourseItem {
  event_id: string;
  item_id: string;
}

/** The store of a lab, opened while the component stands. */
export function useLabStore(labId: string, course: CourseItem | undefined): LabStore | undefined {
  const { client, storage } = useDrawbridge();
  const [store, setStore] = useState<LabStore>();
  const eventId = course?.event_id;
  const itemId = course?.item_id;
  useEffect(() => {
    const made = createLabStore({
      client,
      storage,
      labId,
      ...(eventId && itemId ? { course: { event_id: eventId, item_id: itemId } } : {}),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the store lives and dies with this effect
    setStore(made);
    void made.open();
    const saveNow = () => void made.save();
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      made.dispose();
    };
  }, [client, storage, labId, eventId, itemId]);
  return store;
}

/** The lab's engine in this page, started once per pack. */
export function useLabBench(store: LabStore, lab: LabPack, createRunner: CreateRunner): LabBench | undefined {
  const [bench, setBench] = useState<LabBench>();
  // A pack read again with the same hash is the same lab: the engine that runs is kept.
  const [pack, setPack] = useState(lab);
  if (pack.content_hash !== lab.content_hash || pack.lab_id !== lab.lab_id) setPack(lab);
  useEffect(() => {
    const made = createLabBench({
      pack,
      files: store.changedFiles,
      createRunner,
      onBreached: (ids) => noteBreached(store, ids),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the bench lives and dies with this effect
    setBench(made);
    void made.start();
    return () => made.dispose();
  }, [store, pack, createRunner]);
  return bench;
}

/** Remembers attacks that worked; answers which of them are new in this attempt. */
function noteBreached(store: LabStore, ids: readonly string[]): readonly string[] {
  const opened = store.opened.peek();
  const known = opened.state === 'ready' ? opened.value.attempt.breaches : [];
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length > 0) void store.help.noteBreaches(fresh);
  return fresh;
}
