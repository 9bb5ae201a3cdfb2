import type { ShowcaseDraft } from '@drawbridge/client/stores/learning/showcase';
import type { ShowcaseUpload } from '@drawbridge/contracts/learning';
import { Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../kit/download/save-file.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './showcase.css.ts';
import { UploadForm, type UploadResult } from './UploadForm.tsx';
import { UploadList } from './UploadList.tsx';

/** Uploads write-ups and lists the learner's own. @see NAV-26, EMB-1 */
export const ConnectedShowcase = withLoading(LoadedShowcase, () => <Skeleton shape="block" height={480} />);

const isSame = (one: ShowcaseDraft, other: ShowcaseDraft) =>
  one.title === other.title && one.description === other.description && one.file === other.file;

function LoadedShowcase() {
  useSignals();
  const store = useStore('showcase');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [result, setResult] = useState<UploadResult>();
  const [isSending, setIsSending] = useState(false);
  /** A new form after each write-up that was received. */
  const [form, setForm] = useState(0);
  const tried = useRef<{ id: string; draft: ShowcaseDraft }>(undefined);
  const chosen = useRef<File>(undefined);
  useEffect(() => void store.load(), [store]);

  async function choose(file: File | undefined) {
    chosen.current = file;
    setResult(undefined);
    const fault = file && (await store.findFileFault(file));
    // Another one may have been chosen meanwhile.
    if (chosen.current !== file) return;
    setErrors(({ file: _before, ...others }) => (fault === undefined ? others : { ...others, file: fault }));
  }

  async function send(draft: ShowcaseDraft) {
    const before = tried.current;
    // The same write-up has the same id, however often it is sent; a changed one is another.
    const id = before && isSame(before.draft, draft) ? before.id : crypto.randomUUID();
    tried.current = { id, draft };
    setIsSending(true);
    setErrors({});
    setResult(undefined);
    const outcome = await store.upload(id, draft);
    setIsSending(false);
    if (outcome.kind === 'fields') setErrors(outcome.errors);
    else if (outcome.kind === 'refused') setResult({ kind: 'refused', text: outcome.text });
    else {
      tried.current = undefined;
      setResult({ kind: 'received', title: draft.title, file: draft.file?.name ?? '' });
      setForm((number) => number + 1);
    }
  }

  async function download({ upload_id }: ShowcaseUpload) {
    const file = await store.getFile(upload_id);
    if (file) saveFile({ name: file.file_name, type: file.media_type, text: file.bytes });
  }

  return (
    <div className={styles.columns}>
      <UploadForm
        key={form}
        errors={errors}
        result={result}
        isSending={isSending}
        onChoose={(file) => void choose(file)}
        onSend={(draft) => void send(draft)}
      />
      <UploadList
        uploads={store.uploads.value}
        onRetry={() => void store.load()}
        onDownload={(upload) => void download(upload)}
        onDelete={({ upload_id }) => store.remove(upload_id)}
      />
    </div>
  );
}
