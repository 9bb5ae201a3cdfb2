import * as styles from '@drawbridge/lab-workspace/styles';
import { Skeleton } from '@drawbridge/ui';
import * as own from './LabSkeleton.css.ts';
import { t } from './messages.ts';

const WIDTHS = ['62%', '84%', '40%', '71%', '90%', '55%', '33%', '78%', '64%', '48%'];

/** The four panes while the lab is loaded. */
export function LabSkeleton() {
  return (
    <section className={styles.root} aria-busy="true" aria-label={t('lab.loading')}>
      <div className={own.head}>
        <Skeleton width="16rem" />
        <Skeleton width="6rem" shape="block" height="32px" />
      </div>
      <div className={own.panes}>
        {['steps', 'code', 'view'].map((pane) => (
          <div key={pane} className={own.pane} data-skeleton={pane}>
            {WIDTHS.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
