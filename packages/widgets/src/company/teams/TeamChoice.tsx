import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { TeamCheckboxes } from './MoveToTeams.tsx';
import { t } from './messages.ts';
import * as styles from './teams.css.ts';

export interface TeamChoiceProps {
  /** Ids of teams. */
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** Teams that new users join. Teams that follow a rule cannot be chosen. Nothing in a company without teams. */
export const TeamChoice = withLoading(Loaded, () => null);

function Loaded({ chosen, onChosen }: TeamChoiceProps) {
  const store = useStore('teams');
  useEffect(() => void store.loadNames(), [store]);
  const { value: names } = store.names;
  if (names.state !== 'ready' || names.value.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('choice')}</legend>
      <TeamCheckboxes names={names.value} chosen={chosen} blocked={[]} otherTab="" onChosen={onChosen} />
    </fieldset>
  );
}
