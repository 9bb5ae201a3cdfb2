import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import type { RosterState } from '@drawbridge/contracts/integration';
import { Button, Icon, iconInfo, iconReload, iconUsers, iconWarning, Spinner } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as styles from './context-progress.css.ts';
import { t } from './messages.ts';
import { toRosterWords } from './roster-words.ts';

interface RosterLineProps {
  store: ContextProgressStore;
  roster: RosterState;
  platform: string;
}

const ICONS = { ready: iconUsers, never: iconUsers, unavailable: iconInfo, failed: iconWarning };

/** How current the list of learners is, and a button that has it read. */
export function RosterLine({ store, roster, platform }: RosterLineProps) {
  useSignals();
  const { state } = roster;
  /** Said here and not in a toast: a frame may be longer than the screen, and its end out of sight. */
  const [refusal, setRefusal] = useState('');
  async function read() {
    setRefusal('');
    const seconds = await store.readRoster();
    if (seconds !== undefined) setRefusal(t('roster.recent', { seconds }));
  }
  const isReading = state === 'reading';
  return (
    <div className={styles.roster} data-state={state}>
      {isReading ? <Spinner size={16} /> : <Icon icon={ICONS[state]} size={16} />}
      <output className={styles.rosterWords}>{toRosterWords(roster, platform)}</output>
      {state !== 'unavailable' && (
        <Button
          size="sm"
          tone="quiet"
          icon={iconReload}
          loading={isReading || store.isAskingForRoster.value}
          onClick={() => void read()}
        >
          {t('roster.read')}
        </Button>
      )}
      <output className={styles.rosterWords}>{refusal}</output>
    </div>
  );
}
