import type { DescribedEvent, FaultKind } from '@drawbridge/contracts/practice';
import { Icon, iconFailed } from '@drawbridge/ui';
import * as page from '../../base/Workspace.css.ts';
import { PlaceLinks } from '../../editor/places/PlaceLinks.tsx';
import type { Fault } from '../../runner/fault.ts';
import { type MessageId, t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';

const TITLES: Record<FaultKind, MessageId> = {
  compile: 'fault.compile.title',
  stop: 'fault.stop.title',
  throw: 'fault.throw.title',
  unanswered: 'fault.unanswered.title',
};

/** Shown in place of a page when the app does not answer. */
export function FaultPage({ fault, lines }: { fault: Fault; lines: readonly DescribedEvent[] }) {
  const { kind, message } = fault;
  const others = lines.map(({ text }) => text).filter((text) => !text.endsWith(message));
  return (
    <div className={styles.fault}>
      <div className={styles.faultHead}>
        <Icon icon={iconFailed} size={20} />
        <h3 className={styles.faultTitle}>{t(TITLES[kind])}</h3>
      </div>
      <pre className={page.raw}>
        <PlaceLinks text={[message, ...others].join('\n')} />
      </pre>
      <p className={styles.faultText}>{t('fault.hint')}</p>
    </div>
  );
}
