import type { MadeInvitation, PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import { INVITATION_DAYS } from '@drawbridge/contracts/integration';
import { Button, Callout, iconLink, LinkButton, Select } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import type { PlatformLinks } from './PlatformList.tsx';

const toDays = () =>
  ([1, 7, 30] as const).map((days) => ({ value: String(days), label: t(`invite.days.${days}`) }));
const LOOKS_EVERY_MS = 4_000;

interface MakeInvitationProps {
  store: PlatformsStore;
  links: Pick<PlatformLinks, 'toPlatform'>;
}

/** Makes a registration link, shows it once, and waits for the platform that uses it. */
export function MakeInvitation({ store, links }: MakeInvitationProps) {
  const [days, setDays] = useState(String(INVITATION_DAYS.usual));
  const [made, setMade] = useState<MadeInvitation>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    const outcome = await store.makeInvitation(Number(days));
    setBusy(false);
    setMade(outcome.kind === 'done' ? outcome.value : undefined);
    setFault(outcome.kind === 'refused' ? outcome.text : undefined);
  }
  return (
    <div className={styles.part}>
      {made && <Made store={store} links={links} made={made} />}
      <div className={styles.addLine}>
        <Select label={t('invite.days')} options={toDays()} value={days} onChange={setDays} />
        <Button
          className={styles.addButton}
          tone={made ? 'neutral' : 'primary'}
          icon={iconLink}
          loading={isBusy}
          onClick={() => void make()}
        >
          {t(made ? 'invite.another' : 'invite.make')}
        </Button>
      </div>
      {fault && (
        <Callout tone="fail" live>
          {fault}
        </Callout>
      )}
    </div>
  );
}

function Made({ store, links, made }: MakeInvitationProps & { made: MadeInvitation }) {
  useSignals();
  const known = store.invitations.value;
  const now = known.state === 'ready' ? known.value.find(({ id }) => id === made.invitation.id) : undefined;
  const platform = now?.platform;
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void store.loadInvitations();
  });
  const isOpen = now?.state === 'open';
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  if (platform)
    return (
      <Callout
        tone="pass"
        live
        title={t(platform.awaits_approval ? 'invite.came' : 'invite.again', { name: platform.name })}
        actions={
          <LinkButton
            size="sm"
            tone="primary"
            href={links.toPlatform(platform.id)}
            aria-label={t(platform.awaits_approval ? 'review.what' : 'invite.see.what', {
              name: platform.name,
            })}
          >
            {t(platform.awaits_approval ? 'review' : 'invite.see')}
          </LinkButton>
        }
      >
        {t(platform.awaits_approval ? 'invite.came.message' : 'invite.again.message')}
      </Callout>
    );
  return (
    <div className={styles.part}>
      <CopyValue
        label={t('invite.made')}
        value={made.url}
        hint={t('invite.made.hint', { time: toMoment(made.invitation.expires_at) })}
      />
      <p role="status" className={styles.side}>
        {t('invite.wait')}
      </p>
    </div>
  );
}
