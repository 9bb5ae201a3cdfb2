import { problem } from '@drawbridge/contracts';
import type { ImportCheck, LineFault } from '@drawbridge/contracts/company';
import { USER_IMPORT_LIMITS, USER_IMPORT_TEXTS } from '@drawbridge/contracts/company';
import type { Database } from '../../../../platform/db/database.ts';
import {
  countOutcomes,
  createJudge,
  type JudgeDeps,
  type Judged,
  NOTHING_COUNTED,
  type Verdict,
} from './judge-lines.ts';
import { type FileFormat, type OpenedFile, openFile, readPortions } from './read-file.ts';
import { toShownCell } from './shown-cell.rule.ts';

const PORTION = 1_000;
function toFault({ columns }: OpenedFile, verdict: Verdict): LineFault[] {
  if (verdict.outcome !== 'refused') return [];
  const { line, fault } = verdict;
  const { reason, column, value } = fault;
  return [
    {
      line: line.line,
      column: column === null ? null : column + 1,
      header: column === null ? null : (columns[column]?.header ?? null),
      reason,
      value: toShownCell(value),
    },
  ];
}

const toShownColumns = ({ columns }: OpenedFile) =>
  columns.map(({ header, field }) => ({ header: toShownCell(header), field }));

/** Reads a whole file and decides for each line what its import would do. Throws `bad_input` at `file`. */
export async function checkFile(
  deps: JudgeDeps & { database: Database },
  bytes: Uint8Array,
  given: Partial<FileFormat>,
  judged: Judged,
): Promise<{ check: ImportCheck; rows: number }> {
  const { db } = deps.database;
  const opened = await openFile(bytes, given);
  const columns = toShownColumns(opened);
  const teamsColumn = columns.findIndex(({ field }) => field === 'teams');
  const judge = await createJudge(db, deps, { ...judged, teamsColumn });
  const faults: LineFault[] = [];
  let counts = NOTHING_COUNTED;
  let rows = 0;
  for await (const lines of readPortions(bytes, opened, PORTION)) {
    const verdicts = await db.transaction((tx) => judge(tx, lines));
    rows += lines.length;
    counts = countOutcomes(counts, verdicts);
    if (faults.length < USER_IMPORT_LIMITS.shownFaults)
      faults.push(...verdicts.flatMap((verdict) => toFault({ ...opened, columns }, verdict)));
  }
  if (rows === 0) throw problem('bad_input', { errors: { file: USER_IMPORT_TEXTS.empty } });
  const shown = faults.slice(0, USER_IMPORT_LIMITS.shownFaults);
  return {
    rows,
    check: {
      encoding: opened.encoding,
      delimiter: opened.delimiter,
      columns,
      first_lines: opened.firstLines.map((cells) => cells.slice(0, columns.length).map(toShownCell)),
      counts,
      faults: shown,
      more_faults: counts.refused - shown.length,
    },
  };
}
