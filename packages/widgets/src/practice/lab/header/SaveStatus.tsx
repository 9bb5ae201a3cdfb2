import type { SaveState } from '@drawbridge/client/stores/practice/lab';
import {
  cx,
  Icon,
  iconCheck,
  iconCloud,
  iconWarning,
  iconWifiOff,
  Tooltip,
  VisuallyHidden,
} from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './LabHeader.css.ts';
import { type MessageId, t } from './messages.ts';

const LOOKS: Record<SaveState, { icon: typeof iconCheck; text: MessageId; tone: 'quiet' | 'warn' }> = {
  saved: { icon: iconCheck, text: 'save.saved', tone: 'quiet' },
  // The pause before a call is shown as saving: the learner need not know it.
  unsaved: { icon: iconCloud, text: 'save.saving', tone: 'quiet' },
  saving: { icon: iconCloud, text: 'save.saving', tone: 'quiet' },
  offline: { icon: iconWifiOff, text: 'save.offline', tone: 'warn' },
  conflict: { icon: iconWarning, text: 'save.conflict', tone: 'warn' },
};

/** Where the learner's work is saved. */
export function SaveStatus() {
  const { data, layout } = useLabPage();
  const isShort = !layout.isBeside.value;
  const state = data.saveState.value;
  const { icon, text, tone } = LOOKS[state];
  const label = t(text);
  // The header of a phone has room for what is not as usual only, and a second tick beside a score says nothing.
  if (layout.isPhone.value && state === 'saved') return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <Tooltip content={isShort ? label : undefined}>
      <span className={cx(styles.save, styles.saveTone[tone])}>
        <Icon icon={icon} size={16} />
        {isShort ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
    </Tooltip>
  );
}
