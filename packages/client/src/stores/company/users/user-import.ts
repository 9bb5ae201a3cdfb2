import { asId } from '@drawbridge/contracts';
import {
  checkUserImport,
  type FileDelimiter,
  type FileEncoding,
  getUserImport,
  getUserImportResult,
  getUserImportSample,
  type ImportFile,
  startUserImport,
  USER_IMPORT_LIMITS,
  USER_IMPORT_TEXTS,
  type UserImport,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';
import { toBase64 } from '../../base/to-base64.ts';

export type { ImportFile, UserImport };

/** How a file is read and imported; what is absent is recognized. */
export interface ImportOptions {
  encoding?: FileEncoding | undefined;
  delimiter?: FileDelimiter | undefined;
  hasLicense: boolean;
  /** Teams that new users join, besides those of the file. */
  teamIds?: readonly string[] | undefined;
}

/** The import of users from a file, for administrators. @see COMP-16 */
export interface UserImportStore {
  /** The import that was loaded or checked last. */
  current: ReadonlySignal<Loadable<UserImport>>;
  /** Loads an import, or its progress. */
  load(id: string): Promise<void>;
  /** Sends a file to be checked. One that is too large is refused without a call. */
  check(file: File, options: ImportOptions): Promise<ChangeOutcome<UserImport>>;
  start(id: string): Promise<ChangeOutcome<UserImport>>;
  getResult(id: string): Promise<ChangeOutcome<ImportFile>>;
  getSample(): Promise<ChangeOutcome<ImportFile>>;
}

const background = { background: true };

/** The file in base64, or why it cannot be sent. */
async function readFile(file: File): Promise<{ base64: string } | { fault: string }> {
  if (file.size > USER_IMPORT_LIMITS.fileBytes) return { fault: USER_IMPORT_TEXTS.size };
  try {
    return { base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    // The file was moved, deleted or changed after it was chosen.
    if (error instanceof DOMException) return { fault: USER_IMPORT_TEXTS.unreadable };
    throw error;
  }
}

export function createUserImportStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): UserImportStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const current = signal<Loadable<UserImport>>(LOADING);

  async function keep(changing: Promise<UserImport>): Promise<ChangeOutcome<UserImport>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') current.value = ready(outcome.value);
    return outcome;
  }

  return {
    current,
    async load(id) {
      const shown = current.peek();
      if (shown.state !== 'ready' || shown.value.import_id !== id) current.value = LOADING;
      await loadInto(current, 'the import', (options) =>
        client.call(getUserImport, { import_id: asId(id) }, options),
      );
    },
    async check(file, { encoding, delimiter, hasLicense, teamIds = [] }) {
      const read = await readFile(file);
      if ('fault' in read) return { kind: 'fields', errors: { file: read.fault } };
      return keep(
        client.call(
          checkUserImport,
          {
            file_name: file.name,
            file: read.base64,
            has_license: hasLicense,
            ...(teamIds.length > 0 && { team_ids: teamIds.map((id) => asId<'team'>(id)) }),
            ...(encoding && { encoding }),
            ...(delimiter && { delimiter }),
          },
          background,
        ),
      );
    },
    start: (id) => keep(client.call(startUserImport, { import_id: asId(id) }, background)),
    getResult: (id) => settle(client.call(getUserImportResult, { import_id: asId(id) }, background)),
    getSample: () => settle(client.call(getUserImportSample, {}, background)),
  };
}
