import type { PreviewTable } from '@drawbridge/labs/engine';
import { ScrollArea } from '../base/ScrollArea.tsx';
import * as page from '../base/Workspace.css.ts';
import { useLabBrowser } from '../page/workspace-page-context.ts';
import * as styles from './DatabaseView.css.ts';
import { t } from './messages.ts';

const SHOWN_STATEMENTS = 12;

/** The database of the app: the latest statements, then every table. */
export function DatabaseView() {
  const browser = useLabBrowser();
  const tables = browser.tables.value;
  const statements = browser.exchanges.value
    .flatMap(({ key, events }) =>
      events
        .flatMap((event, index) => (event.kind === 'sql' ? [{ ...event, id: `${key}-${index}` }] : []))
        .toReversed(),
    )
    .slice(0, SHOWN_STATEMENTS);
  return (
    <ScrollArea label={t('view.database')} className={styles.view}>
      <section aria-label={t('database.statements')}>
        <h3 className={styles.title}>{t('database.statements')}</h3>
        {statements.length === 0 && <p className={page.muted}>{t('database.noStatements')}</p>}
        <ol className={styles.statements}>
          {statements.map(({ id, sql, rows, error, injected }) => (
            <li key={id} className={styles.statement}>
              <code className={styles.sql}>
                <Marked text={sql.trim()} parts={injected} />
              </code>
              <p className={styles.outcome}>
                {error === '' ? toRowCount(rows) : error}
                {injected.length > 0 && <strong className={styles.injected}>{t('database.injected')}</strong>}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={t('database.tables')}>
        <h3 className={styles.title}>{t('database.tables')}</h3>
        {tables.length === 0 && <p className={page.muted}>{t('database.empty')}</p>}
        {tables.map((table) => (
          <TableOf key={table.name} table={table} />
        ))}
      </section>
    </ScrollArea>
  );
}

function toRowCount(count: number): string {
  return count === 1 ? t('database.row') : t('database.rows', { count });
}

/** Marks the part of a statement that came from input. */
function Marked({ text, parts }: { text: string; parts: readonly string[] }) {
  const part = parts.find((one) => one !== '' && text.includes(one));
  if (part === undefined) return text;
  const at = text.indexOf(part);
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{part}</mark>
      {text.slice(at + part.length)}
    </>
  );
}

function TableOf({ table }: { table: PreviewTable }) {
  return (
    <details className={styles.table} open>
      <summary className={styles.summary}>
        <code>{table.name}</code> <span className={page.muted}>{toRowCount(table.rows.length)}</span>
      </summary>
      <ScrollArea label={table.name} className={styles.tableScroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              // Rows of a lab's table have no known id.
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={table.columns[at] ?? at}>
                    {cell === null ? <i className={page.muted}>NULL</i> : String(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {table.rows.length === 0 && <p className={styles.none}>{t('database.noRows')}</p>}
      </ScrollArea>
    </details>
  );
}
