import { randomUUID } from 'node:crypto';
import { asId, type ParsedInputOf, problem, type UserImportId } from '@drawbridge/contracts';
import type { checkUserImport, ImportFile, LineReason, UserImport } from '@drawbridge/contracts/company';
import { toCsv } from '@drawbridge/contracts/rules';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import type { AdminCall } from '../admin-call.ts';
import { checkTeams } from '../invite-users.ts';
import { checkAdmin } from '../user-locks.store.ts';
import { checkFile } from './check-file.ts';
import { packFile } from './file-bytes.ts';
import { type JudgeDeps, NOTHING_COUNTED } from './judge-lines.ts';
import { SAMPLE_CSV } from './sample-file.ts';
import { USER_IMPORT_JOB } from './user-import.jobs.ts';
import { CHECKS_KEPT, checksOf } from './user-import.limits.ts';
import * as store from './user-import.store.ts';
import type { LineResult } from './user-import.table.ts';

export interface UserImportService {
  /** Throws `bad_input` at `file`, `too_many_tries`, `team_not_found`, `team_has_rule`, `team_of_directory`. */
  check(admin: AdminCall, input: ParsedInputOf<typeof checkUserImport>): Promise<UserImport>;
  /** Throws `import_not_found`, `team_not_found`, `team_has_rule`, `team_of_directory`. */
  start(admin: AdminCall, id: UserImportId): Promise<UserImport>;
  /** Throws `import_not_found`. */
  get(admin: AdminCall, id: UserImportId): Promise<UserImport>;
  /** Throws `import_not_found`. */
  getResult(admin: AdminCall, id: UserImportId): Promise<ImportFile>;
  getSample(): ImportFile;
}

interface Deps extends JudgeDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  limits: Limits;
  waker: Waker;
}

const RESULT_COLUMNS = ['line', 'email', 'outcome', 'reason', 'column', 'value'];

/** What a person reads in the file of results. */
const REASON_WORDS: Record<LineReason, string> = {
  email_missing: 'no email address',
  email_invalid: 'not an email address',
  name_invalid: 'not a name',
  text_too_long: 'longer than 100 characters',
  bad_characters: 'has unreadable characters',
  cells: 'has more or fewer cells than the header',
  repeated: 'same address as on an earlier line',
  team_unknown: 'no such team',
  no_seat: 'no free seat',
  is_deactivated: 'deactivated user',
  account_elsewhere: 'account outside of the company',
  domain_elsewhere: 'domain of another company',
};

const toResultRow = ({ line, email, outcome, reason, column, value }: LineResult): string[] => [
  String(line),
  email,
  outcome === 'ask' ? 'asked to join' : outcome,
  reason ? REASON_WORDS[reason] : '',
  column === undefined ? '' : String(column),
  value ?? '',
];

const toUserImport = (row: store.ImportRow): UserImport => ({
  import_id: asId(row.id),
  file_name: row.fileName,
  state: row.state,
  has_license: row.hasLicense,
  rows: row.rows,
  handled: row.handled,
  counts: row.counts,
  check: row.check,
});

export function createUserImportService(deps: Deps): UserImportService {
  const { database, clock, audit, limits, waker } = deps;
  const { db } = database;

  async function find({ companyId }: AdminCall, id: UserImportId): Promise<store.ImportRow> {
    const row = await store.findImport(db, companyId, id);
    if (!row) throw problem('import_not_found');
    return row;
  }

  return {
    async check(admin, { file, file_name: fileName, encoding, delimiter, ...given }) {
      const { companyId, personId, origin } = admin;
      const { team_ids: teamIds, has_license: hasLicense } = given;
      await limits.check([checksOf(companyId)]);
      await db.transaction((tx) => checkTeams(tx, companyId, teamIds));
      const bytes = Buffer.from(file, 'base64');
      const { check, rows } = await checkFile(
        deps,
        bytes,
        { ...(encoding && { encoding }), ...(delimiter && { delimiter }) },
        { companyId, hasLicense, teamIds },
      );
      const id = randomUUID();
      await store.insertImport(db, {
        id,
        companyId,
        personId,
        address: origin.address,
        userAgent: origin.userAgent,
        fileName,
        file: await packFile(bytes),
        check,
        teamIds,
        hasLicense,
        state: 'checked',
        rows,
        counts: NOTHING_COUNTED,
        createdAt: clock.now(),
      });
      await store.deleteEarlierChecks(db, companyId, CHECKS_KEPT);
      return toUserImport(await find(admin, asId(id)));
    },

    async start(admin, id) {
      const { companyId, personId, origin } = admin;
      const isStarted = await db.transaction(async (tx) => {
        // In the order in which the job locks them.
        const row = await store.lockImport(tx, companyId, id);
        if (!row) throw problem('import_not_found');
        await lockCompany(tx, companyId);
        await checkAdmin(tx, admin);
        const isOpen = row.state === 'checked' || (row.state === 'failed' && row.hasFile);
        if (!isOpen) return false;
        await checkTeams(tx, companyId, row.teamIds);
        await store.changeImport(tx, id, {
          state: 'waiting',
          endedAt: null,
          personId,
          address: origin.address,
          userAgent: origin.userAgent,
        });
        await audit.record(tx, {
          action: 'user.import',
          actorId: personId,
          companyId,
          origin,
          details: {
            users: String(row.rows),
            license: row.hasLicense ? 'yes' : 'no',
            teams: String(row.teamIds.length),
          },
        });
        return true;
      });
      if (isStarted) waker.wake(USER_IMPORT_JOB);
      return toUserImport(await find(admin, id));
    },

    get: async (admin, id) => toUserImport(await find(admin, id)),

    async getResult(admin, id) {
      const { fileName } = await find(admin, id);
      const portions = await store.readResults(db, id);
      const csv = [
        toCsv([RESULT_COLUMNS]),
        ...portions.map((results) => toCsv(results.map(toResultRow))),
      ].join('');
      return { file_name: `result of ${fileName.replace(/\.csv$/i, '')}.csv`, csv };
    },

    getSample: () => ({ file_name: 'users.csv', csv: SAMPLE_CSV }),
  };
}
