import type { Inspection, InspectionRow } from '@drawbridge/labs/engine';
import { cx, Icon, iconAlert, iconPassed, Skeleton } from '@drawbridge/ui';
import { ScrollArea } from '../../base/ScrollArea.tsx';
import * as page from '../../base/Workspace.css.ts';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import * as styles from './Inspect.css.ts';
import { t } from './messages.ts';

/** The simulated result of the files of a policy lab. */
export function InspectView() {
  const inspection = useWorkspacePage().workspace.value.inspection.value;
  if (!inspection)
    return (
      <section className={styles.view} aria-busy="true" aria-label={t('inspect.loading')}>
        {['40%', '80%', '72%', '88%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </section>
    );
  if (inspection.sections.length === 0) return <p className={page.empty}>{t('inspect.empty')}</p>;
  return (
    <ScrollArea label={t('inspect.sections')} className={styles.view}>
      {inspection.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </ScrollArea>
  );
}

function Section({ section: { title, rows } }: { section: Inspection['sections'][number] }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map((row, index) => (
          // Labels repeat, and rows are replaced as a whole.
          <div key={index} className={cx(styles.row, styles.tone[row.tone])}>
            {row.label !== '' && <dt className={styles.label}>{row.label}</dt>}
            <dd className={styles.value}>
              <ToneSign tone={row.tone} />
              <span>{row.value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ToneSign({ tone }: { tone: InspectionRow['tone'] }) {
  if (tone === 'plain') return null;
  return (
    <Icon
      icon={tone === 'good' ? iconPassed : iconAlert}
      size={16}
      label={t(`inspect.${tone}`)}
      className={styles.sign}
    />
  );
}
