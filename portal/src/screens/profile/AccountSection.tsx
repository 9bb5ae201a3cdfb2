import { asApiProblem } from '@drawbridge/client';
import { Button, Card, ConfirmDialog } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { VisibilitySection } from '@drawbridge/widgets/public-profile';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { useLogout } from '../../shell/use-logout.ts';
import { toKindName } from './kind-name.ts';
import { messages } from './messages.ts';
import * as styles from './profile.css.ts';
import { Rows } from './Rows.tsx';

/** Name, address, company, and a way to end every session. */
export function AccountSection() {
  const { session } = usePortal().drawbridge;
  const profile = useStore('profile');
  const user = session.user.value;
  const flags = session.flags();
  const known = profile.profile.value;
  const more = known.state === 'ready' ? known.value : undefined;
  const teams = more?.security_champion_teams ?? flags.championTeams;
  return (
    <div className={styles.cards}>
      <Card as="section">
        <h2 className={styles.cardTitle}>{messages.about.text}</h2>
        <Rows
          rows={[
            [messages.name.text, `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()],
            [messages.email.text, user?.email],
            [messages.company.text, more?.company_name],
            [messages.role.text, toKindName(flags)],
            [messages.teams.text, flags.isChampion ? teams.join(', ') : undefined],
          ]}
        />
      </Card>
      <VisibilitySection profileHref={paths.publicProfile} boardHref={paths.hallOfFame} />
      <Sessions />
    </div>
  );
}

function Sessions() {
  const { notify } = usePortal().drawbridge;
  const profile = useStore('profile');
  const logOut = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function endEverywhere() {
    setIsBusy(true);
    try {
      await profile.endEverywhere();
      await logOut();
    } catch (error) {
      notify('negative', asApiProblem(error).message);
      setIsBusy(false);
      setIsAsking(false);
    }
  }

  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{messages.sessions.text}</h2>
      <div className={styles.cards}>
        <p className={styles.sentence}>{messages.sessionsText.text}</p>
        <div>
          <Button onClick={() => setIsAsking(true)}>{messages.everywhere.text}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.everywhereAsk.text}
        message={messages.everywhereText.text}
        confirmLabel={messages.everywhere.text}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void endEverywhere()}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
