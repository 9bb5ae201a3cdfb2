import type {
  ActedUsers,
  CompanyUser,
  UserAct,
  UserOutcome,
  UsersStore,
} from '@drawbridge/client/stores/company/users/users';
import { Button, ConfirmDialog, Dialog } from '@drawbridge/ui';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { toUserName } from './user-name.ts';
import { toWho } from './user-words.ts';
import * as styles from './users.css.ts';

const MoveToTeams = lazy(async () => ({
  default: (await import('../teams/MoveToTeams.tsx')).MoveToTeams,
}));

/** Acts that are asked about first: they take something away. @see COMP-63 */
const ASKED = ['deactivate', 'unlicense', 'remove'] as const;
type AskedAct = (typeof ASKED)[number];
const isAsked = (act: UserAct): act is AskedAct => ASKED.some((one) => one === act);

/**
 * The directory deactivated the user and can activate them again: also a user whom it deleted, and also if it is switched
 * on again later. If it is not known who deactivated a user of the directory, the directory counts.
 */
function isOfDirectory({ state, is_provisioned: isProvisioned, deactivation }: CompanyUser): boolean {
  const by = deactivation?.by ?? (isProvisioned ? 'directory' : undefined);
  return state === 'deactivated' && by === 'directory';
}

/** Whom an act is of use to; the others would answer that nothing has to be changed. */
const IS_OF_USE: Record<UserAct, (user: CompanyUser) => boolean> = {
  resend: ({ state }) => state === 'invited',
  reactivate: ({ state }) => state === 'deactivated',
  license: ({ has_license: hasLicense }) => !hasLicense,
  unlicense: ({ has_license: hasLicense }) => hasLicense,
  deactivate: (user) => user.state !== 'deactivated' || isOfDirectory(user),
  remove: () => true,
};
const ACTS = Object.keys(IS_OF_USE) as UserAct[];

/** What an act is called: those who are deactivated already stay so. */
const toWording = <A extends UserAct>(act: A, users: readonly CompanyUser[]): A | 'keep' =>
  act === 'deactivate' && users.filter(IS_OF_USE.deactivate).every(isOfDirectory) ? 'keep' : act;

interface NotDone {
  name: string;
  outcome: UserOutcome;
}

const isFine = (outcome: UserOutcome) => outcome === 'done' || outcome === 'unchanged';

function findNotDone({ items }: ActedUsers, users: readonly CompanyUser[]): NotDone[] {
  return items.flatMap(({ user_id: id, outcome }) => {
    const user = users.find(({ user_id: known }) => known === id);
    return isFine(outcome) || !user ? [] : [{ name: toUserName(user), outcome }];
  });
}

export interface UserActsProps {
  store: Pick<UsersStore, 'act'>;
  users: readonly CompanyUser[];
  onDone: () => void;
  /** They were moved between teams. */
  onMoved: () => void;
  /** The only user was removed from the company. */
  onRemoved?: () => void;
}

/** What can be done to one user or to several at once; says for whom it was not done, and why. */
export function UserActs({ store, users, onDone, onMoved, onRemoved }: UserActsProps) {
  const { notify } = useDrawbridge();
  const { isBusy, act: run } = useAct();
  const [asked, setAsked] = useState<AskedAct>();
  const [isMoving, setMoving] = useState(false);
  const [notDone, setNotDone] = useState<readonly NotDone[]>([]);

  async function perform(act: UserAct) {
    const ids = users.filter(IS_OF_USE[act]).map(({ user_id: id }) => id);
    const acted = await run(() => store.act(act, ids));
    setAsked(undefined);
    if (!acted) return;
    const left = findNotDone(acted, users);
    const count = acted.items.length - left.length;
    if (count > 0) notify('positive', count === 1 ? t('done.one') : t('done', { count }));
    setNotDone(left);
    if (left.length > 0) return;
    onDone();
    if (act === 'remove') onRemoved?.();
  }

  return (
    <>
      <Button size="sm" disabled={isBusy} onClick={() => setMoving(true)}>
        {t('act.move')}
      </Button>
      {ACTS.filter((act) => users.some(IS_OF_USE[act])).map((act) => (
        <Button
          key={act}
          size="sm"
          disabled={isBusy}
          onClick={() => (isAsked(act) ? setAsked(act) : void perform(act))}
        >
          {t(`act.${toWording(act, users)}`)}
        </Button>
      ))}
      {isMoving && (
        <Suspense>
          <MoveToTeams
            userIds={users.map(({ user_id: id }) => id)}
            onMoved={onMoved}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t(`ask.${toWording(asked, users)}.title`, {
            who: toWho(users.filter(IS_OF_USE[asked])),
          })}
          message={t(`ask.${toWording(asked, users)}.text`)}
          confirmLabel={t(`act.${toWording(asked, users)}`)}
          tone={toWording(asked, users) === 'keep' ? 'primary' : 'danger'}
          busy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void perform(asked)}
        />
      )}
      <NotDoneDialog items={notDone} onClose={() => setNotDone([])} />
    </>
  );
}

function NotDoneDialog({ items, onClose }: { items: readonly NotDone[]; onClose: () => void }) {
  return (
    <Dialog
      open={items.length > 0}
      onClose={onClose}
      title={t('result.title')}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('result.close')}
        </Button>
      }
    >
      <OutcomeList items={items} />
    </Dialog>
  );
}

/** Names, or addresses, with what was done for each. */
export function OutcomeList({ items }: { items: readonly NotDone[] }) {
  return (
    <ul className={styles.results}>
      {items.map(({ name, outcome }) => (
        <li key={name} className={styles.result}>
          <strong>{name}</strong>
          <span className={styles.side}>{t(`outcome.${outcome}`)}</span>
        </li>
      ))}
    </ul>
  );
}
