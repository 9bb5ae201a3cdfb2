import type { TeamStore } from '@drawbridge/client/stores/company/team';
import type { Team, TeamLead } from '@drawbridge/contracts/company';
import { Button, Card, Chip, ConfirmDialog, iconChampion, iconPlus, iconUser } from '@drawbridge/ui';
import { useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { AddPeople } from './AddPeople.tsx';
import { t } from './messages.ts';
import { toCountText } from './team-words.ts';
import * as styles from './teams.css.ts';

interface TeamLeadsProps {
  store: TeamStore;
  team: Team;
  mayChange: boolean;
}

/** Who manages a team, and who looks after security in it. @see COMP-31, COMP-37 */
export function TeamLeads(props: TeamLeadsProps) {
  return (
    <Card as="section" aria-labelledby="team-people">
      <div className={styles.part}>
        <h2 id="team-people" className={styles.title}>
          {t('people')}
        </h2>
        <div className={styles.groups}>
          <Leads {...props} place="manager" people={props.team.managers} />
          <Leads {...props} place="champion" people={props.team.champions} />
        </div>
      </div>
    </Card>
  );
}

const HEADINGS = { manager: 'managers', champion: 'champions' } as const;
const ICONS = { manager: iconUser, champion: iconChampion };

interface LeadsProps extends TeamLeadsProps {
  place: 'manager' | 'champion';
  people: readonly TeamLead[];
}

function Leads({ store, mayChange, place, people }: LeadsProps) {
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<TeamLead>();
  const heading = HEADINGS[place];
  async function remove({ user_id, name }: TeamLead) {
    await act(() => store.changeLeads(place, { remove: [user_id] }), t('removed', { name }));
    setAsked(undefined);
  }
  return (
    <div className={styles.group}>
      <div className={styles.words}>
        <h3 className={styles.smallTitle}>{t(heading)}</h3>
        <p className={styles.side}>{t(`${heading}.about`)}</p>
      </div>
      {people.length === 0 ? (
        <p className={place === 'manager' ? styles.warn : styles.side}>{t(`${heading}.none`)}</p>
      ) : (
        <ul aria-label={t(heading)} className={styles.chips}>
          {people.map((person) => (
            <li key={person.user_id}>
              <Chip
                icon={ICONS[place]}
                {...(mayChange && {
                  onRemove: () => setAsked(person),
                  removeLabel: t('lead.remove', { name: person.name }),
                })}
              >
                {person.is_active ? person.name : t('lead.inactive', { name: person.name })}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div>
          <Button size="sm" icon={iconPlus} onClick={() => setAdding(true)}>
            {t(`add.${place}`)}
          </Button>
        </div>
      )}
      {isAdding && (
        <AddPeople
          place={place}
          find={(search) => store.findCandidates(place, search)}
          add={(add) => store.changeLeads(place, { add })}
          onAdded={(count) => {
            setAdding(false);
            notify('positive', toCountText('added.one', 'added', count));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t(`ask.${place}`, { name: asked?.name ?? '' })}
        message={t(`ask.${place}.text`, { name: asked?.name ?? '' })}
        confirmLabel={t('remove')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
