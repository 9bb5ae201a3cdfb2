import {
  asId,
  type FileOutput,
  type ParsedInputOf,
  type PersonId,
  problem,
  type ShowcaseUploadId,
} from '@drawbridge/contracts';
import {
  SHOWCASE_LIMITS,
  SHOWCASE_TEXTS,
  type ShowcaseUpload,
  type uploadShowcase,
} from '@drawbridge/contracts/learning';
import { toUploadType, type UploadType } from '@drawbridge/contracts/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { uploadsOf } from './showcase.limits.ts';
import * as store from './showcase.store.ts';
import { toStoredName } from './stored-name.ts';

export interface ShowcaseService {
  list(personId: PersonId): Promise<ShowcaseUpload[]>;
  /** Throws `bad_input` at `file`, `showcase_limit`, `too_many_tries`. The same id again changes nothing. */
  upload(personId: PersonId, input: ParsedInputOf<typeof uploadShowcase>): Promise<ShowcaseUpload>;
  /** Throws `showcase_not_found`, also for a write-up of somebody else. */
  getFile(personId: PersonId, id: ShowcaseUploadId): Promise<FileOutput>;
  /** Throws `showcase_not_found`. */
  remove(personId: PersonId, id: ShowcaseUploadId): Promise<void>;
}

const toUpload = (row: store.UploadRow): ShowcaseUpload => ({
  upload_id: asId(row.id),
  title: row.title,
  description: row.description,
  file_name: row.fileName,
  media_type: row.mediaType as UploadType,
  size_bytes: row.sizeBytes,
  state: row.state,
  created_at: row.createdAt.toISOString(),
});

/** Write-ups of learners. @see NAV-26 */
export function createShowcaseService(deps: {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
}): ShowcaseService {
  const { clock, limits } = deps;
  const { db } = deps.database;

  return {
    list: async (personId) => (await store.readUploads(db, personId)).map(toUpload),

    async upload(personId, { upload_id: id, title, description, file_name, file: base64 }) {
      await limits.check([uploadsOf(personId)]);
      const file = Buffer.from(base64, 'base64');
      const mediaType = toUploadType(file, file_name);
      if (!mediaType) throw problem('bad_input', { errors: { file: SHOWCASE_TEXTS.kind } });
      return db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        const known = await store.findUpload(tx, personId, id);
        if (known) return toUpload(known);
        const { uploads, bytes } = await store.readUsage(tx, personId);
        if (uploads >= SHOWCASE_LIMITS.uploads || bytes + file.length > SHOWCASE_LIMITS.bytes)
          throw problem('showcase_limit');
        const row = {
          id,
          title,
          description,
          fileName: toStoredName(file_name, mediaType),
          mediaType,
          sizeBytes: file.length,
          state: 'received' as const,
          createdAt: clock.now(),
        };
        if (!(await store.insertUpload(tx, { ...row, personId, file }))) throw problem('forbidden');
        return toUpload(row);
      });
    },

    async getFile(personId, id) {
      const found = await store.findFile(db, personId, id);
      if (!found) throw problem('showcase_not_found');
      const { fileName, mediaType, file } = found;
      const isText = mediaType.startsWith('text/');
      return {
        file_name: fileName,
        media_type: isText ? `${mediaType}; charset=utf-8` : mediaType,
        bytes: new Uint8Array(file),
      };
    },

    async remove(personId, id) {
      if (!(await store.deleteUpload(db, personId, id))) throw problem('showcase_not_found');
    },
  };
}
