import { asId, type FileOutput } from '@drawbridge/contracts';
import {
  deleteShowcase,
  downloadShowcase,
  listShowcaseUploads,
  SHOWCASE_LIMITS,
  SHOWCASE_TEXTS,
  type ShowcaseUpload,
  uploadShowcase,
} from '@drawbridge/contracts/learning';
import { toUploadType } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type FormOutcome, toRefusal } from '../base/form-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { toBase64 } from '../base/to-base64.ts';

export interface ShowcaseDraft {
  title: string;
  description: string;
  file: File | undefined;
}

/** The learner's own write-ups. @see NAV-26 */
export interface ShowcaseStore {
  uploads: ReadonlySignal<Loadable<ShowcaseUpload[]>>;
  load(): Promise<void>;
  /** Why a file cannot be a write-up, by its size and content, whatever its name. */
  findFileFault(file: File): Promise<string | undefined>;
  /** Uploads a write-up under an id that the page chose, so that a repeat after a lost answer stores it once. */
  upload(id: string, draft: ShowcaseDraft): Promise<FormOutcome>;
  /** Returns undefined, with a notice, if the file cannot be read. */
  getFile(id: string): Promise<FileOutput | undefined>;
  /** Returns true when the write-up is deleted. */
  remove(id: string): Promise<boolean>;
}

const QUIETLY = { background: true } as const;

export function createShowcaseStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): ShowcaseStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const uploads = signal<Loadable<ShowcaseUpload[]>>(LOADING);

  function replace(change: (shown: ShowcaseUpload[]) => ShowcaseUpload[]) {
    const shown = uploads.peek();
    if (shown.state === 'ready') uploads.value = ready(change(shown.value));
  }

  /** Reads the bytes of a file, or returns why it cannot be a write-up. */
  async function read(file: File): Promise<Uint8Array | string> {
    if (file.size > SHOWCASE_LIMITS.fileBytes) return SHOWCASE_TEXTS.size;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return toUploadType(bytes, file.name) ? bytes : SHOWCASE_TEXTS.kind;
    } catch (error) {
      // The file was moved, deleted or changed after it was chosen.
      if (error instanceof DOMException) return SHOWCASE_TEXTS.unreadable;
      throw error;
    }
  }

  return {
    uploads,
    load: () =>
      loadInto(
        uploads,
        'the write-ups',
        async (options) => (await client.call(listShowcaseUploads, {}, options)).items,
      ),
    async findFileFault(file) {
      const found = await read(file);
      return typeof found === 'string' ? found : undefined;
    },
    async upload(id, { title, description, file }) {
      const found = file ? await read(file) : SHOWCASE_TEXTS.noFile;
      const errors = {
        ...(title.trim() === '' && { title: SHOWCASE_TEXTS.title }),
        ...(description.trim() === '' && { description: SHOWCASE_TEXTS.description }),
        ...(typeof found === 'string' && { file: found }),
      };
      if (!file || typeof found === 'string' || Object.keys(errors).length > 0)
        return { kind: 'fields', errors };
      try {
        const { data, message } = await client.callWithMessage(
          uploadShowcase,
          { upload_id: asId(id), title, description, file_name: file.name, file: toBase64(found) },
          QUIETLY,
        );
        replace((shown) => [data, ...shown.filter(({ upload_id }) => upload_id !== data.upload_id)]);
        return { kind: 'done', message };
      } catch (error) {
        return toRefusal(asApiProblem(error));
      }
    },
    async getFile(id) {
      try {
        return await client.call(downloadShowcase, { upload_id: asId(id) }, QUIETLY);
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      }
    },
    async remove(id) {
      const forget = () => replace((shown) => shown.filter(({ upload_id }) => upload_id !== id));
      try {
        const { message } = await client.callWithMessage(deleteShowcase, { upload_id: asId(id) }, QUIETLY);
        forget();
        notify('positive', message);
        return true;
      } catch (error) {
        const { code, message } = asApiProblem(error);
        // An earlier attempt or another tab deleted it.
        if (code === 'showcase_not_found') forget();
        else notify('negative', message);
        return code === 'showcase_not_found';
      }
    },
  };
}
