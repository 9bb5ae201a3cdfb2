import type { LabEngine } from '../../../engine/lab-engine.ts';
import { toProgram } from '../../../engine/run/program.ts';
import { VISIBLE_SEED } from '../../../engine/run/tests.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { readTables } from './schema.ts';

/** Two columns of a table that hold the same value in each row of the seed. */
export interface AlikeColumns {
  table: string;
  columns: [string, string];
}

/** Values that are the same in every row distinguish nothing. */
const isConstant = (values: readonly unknown[]) => values.every((value) => value === values[0]);

/** Columns that the seed alone does not distinguish, such as a person's number here and at another company. */
export function findAlike(engine: LabEngine, { pack }: LoadedLab): AlikeColumns[] {
  const { sql = '' } = pack.seed;
  if (sql === '') return [];
  const session = engine.open(engine.prepare(toProgram(pack, [])), { seed: VISIBLE_SEED });
  try {
    return readTables(sql).flatMap(({ name: table, columns }) => {
      const rows = session.sql(`SELECT * FROM ${table}`);
      const telling = columns.filter((column) => !isConstant(rows.map((row) => row[column])));
      return telling.flatMap((one, index) =>
        telling
          .slice(index + 1)
          .filter((other) => rows.every((row) => row[one] === row[other]))
          .map((other): AlikeColumns => ({ table, columns: [one, other] })),
      );
    });
  } finally {
    session.close();
  }
}
