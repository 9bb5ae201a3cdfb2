import type {
  CompanyInvitationsStore,
  OwnCompanyInvitation,
} from '@drawbridge/client/stores/company/company-invitations';
import { Button, Card, EmptyState } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './join.css.ts';
import { t } from './messages.ts';

export interface JoinInvitationsProps {
  /** The session is one of the company now, and the person wants to go on. */
  onJoined: () => void;
}

/** Companies that ask the owner of a private account to join, with what that means. */
export const JoinInvitations = withLoading(Loaded, Loading);

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[420]} />;
}

function Loaded({ onJoined }: JoinInvitationsProps) {
  const store = useStore('companyInvitations');
  useEffect(() => void store.load(), [store]);
  const [joined, setJoined] = useState<string>();
  if (joined !== undefined) return <Joined company={joined} onGo={onJoined} />;
  const { value: known } = store.invitations;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return <LoadProblem title={t('problem')} problem={known.problem} onRetry={() => void store.load()} />;
  if (known.value.length === 0) return <EmptyState title={t('empty')} message={t('emptyText')} />;
  return (
    <div className={styles.place}>
      {known.value.map((one) => (
        <Invitation
          key={one.id}
          store={store}
          invitation={one}
          onJoined={() => setJoined(one.company_name)}
        />
      ))}
    </div>
  );
}

/** In place of the invitations: the page that follows is loaded anew, and a notice would be lost. */
function Joined({ company, onGo }: { company: string; onGo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // "Accept" is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <Card as="section" padding="lg" aria-labelledby="joined" className={styles.joined}>
      <div className={styles.part}>
        <div role="status" className={styles.words}>
          <h2 id="joined" className={styles.title}>
            {t('joined', { company })}
          </h2>
          <p className={styles.about}>{t('joinedText')}</p>
        </div>
        <div className={styles.buttons}>
          <Button ref={button} tone="primary" onClick={onGo}>
            {t('go')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface InvitationProps extends JoinInvitationsProps {
  store: CompanyInvitationsStore;
  invitation: OwnCompanyInvitation;
}

function Invitation({ store, invitation, onJoined }: InvitationProps) {
  const { isBusy, act } = useAct();
  const { id, company_name: company, invited_by: name, expires_at: at } = invitation;
  const day = toDay(at);
  async function accept() {
    if (await act(() => store.answer(id, 'accept'))) onJoined();
  }
  return (
    <Card as="section" padding="lg" aria-labelledby={`join-${id}`}>
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id={`join-${id}`} className={styles.title}>
            {t('title', { company })}
          </h2>
          <p className={styles.about}>{name ? t('by', { name, day }) : t('until', { day })}</p>
        </div>
        <h3 className={styles.smallTitle}>{t('sees', { company })}</h3>
        <ul className={styles.points}>
          <li>{t('sees.name')}</li>
          <li>{t('sees.progress')}</li>
          <li>{t('sees.before')}</li>
        </ul>
        <h3 className={styles.smallTitle}>{t('changes')}</h3>
        <ul className={styles.points}>
          <li>{t('changes.account', { company })}</li>
          <li>{t(invitation.has_license ? 'changes.license' : 'changes.free', { company })}</li>
          {invitation.ends_plan && <li>{t('changes.plan')}</li>}
          {invitation.signs_in_with_provider && <li>{t('changes.provider', { company })}</li>}
          {invitation.demands_second_factor && <li>{t('changes.secondFactor')}</li>}
        </ul>
        <div className={styles.buttons}>
          <Button tone="primary" loading={isBusy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <Button
            disabled={isBusy}
            onClick={() => void act(() => store.answer(id, 'decline'), t('declined'))}
          >
            {t('decline')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
