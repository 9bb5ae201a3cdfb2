import type { PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import type { Invitation } from '@drawbridge/contracts/integration';
import { Badge, Button, Card, ProblemState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { MakeInvitation } from './MakeInvitation.tsx';
import { t } from './messages.ts';
import { LoadingRows, type PlatformLinks } from './PlatformList.tsx';

/** Links with which platforms register themselves. @see LTI-20 */
export function InvitationList({ store, links }: { store: PlatformsStore; links: PlatformLinks }) {
  useSignals();
  useEffect(() => void store.loadInvitations(), [store]);
  const known = store.invitations.value;
  return (
    <div className={styles.part}>
      <p className={styles.about}>{t('invite.about')}</p>
      <Card as="section">
        <MakeInvitation store={store} links={links} />
      </Card>
      {known.state === 'loading' && <LoadingRows />}
      {known.state === 'problem' && (
        <ProblemState
          title={t('invite.problem')}
          message={known.problem.message}
          onRetry={() => void store.loadInvitations()}
          incidentId={known.problem.incident}
        />
      )}
      {known.state === 'ready' && known.value.length === 0 && (
        <p className={styles.side}>{t('invite.none')}</p>
      )}
      {known.state === 'ready' && known.value.length > 0 && (
        <ul aria-label={t('invite.list')} className={styles.lines}>
          {known.value.map((invitation) => (
            <InvitationRow key={invitation.id} store={store} invitation={invitation} />
          ))}
        </ul>
      )}
    </div>
  );
}

const TONES = { open: 'info', used: 'pass', expired: 'neutral' } as const;

function InvitationRow({ store, invitation }: { store: PlatformsStore; invitation: Invitation }) {
  const { notify } = useDrawbridge();
  const { state, platform, created_by: name } = invitation;
  const time = toMoment(invitation.created_at);
  async function revoke() {
    const outcome = await store.revokeInvitation(invitation.id);
    if (outcome.kind === 'refused') notify('negative', outcome.text);
  }
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.marks}>
          <Badge tone={TONES[state]}>{t(`invite.state.${state}`)}</Badge>
          <span className={styles.strong}>
            {platform
              ? t('invite.registered', { name: platform.name })
              : t('invite.until', { time: toMoment(invitation.expires_at) })}
          </span>
        </span>
        <span className={styles.side}>
          {name ? t('invite.by', { time, name }) : t('invite.by.nobody', { time })}
        </span>
      </div>
      {state === 'open' && (
        <Button size="sm" aria-label={t('invite.revoke.what', { time })} onClick={() => void revoke()}>
          {t('invite.revoke')}
        </Button>
      )}
    </li>
  );
}
