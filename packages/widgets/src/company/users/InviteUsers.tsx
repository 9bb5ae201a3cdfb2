import type { InvitedUsers, Seats, UsersStore } from '@drawbridge/client/stores/company/users/users';
import { asId } from '@drawbridge/contracts';
import { Checkbox, TextArea } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { TeamChoice } from '../teams/index.ts';
import { t } from './messages.ts';
import { readTypedEmails } from './typed-emails.ts';
import { OutcomeList } from './UserActs.tsx';

const MOST = 100;

interface InviteUsersProps {
  store: UsersStore;
  seats: Seats | undefined;
  onClose: () => void;
}

function findFault(text: string): string | undefined {
  const { emails, bad } = readTypedEmails(text);
  if (bad.length > 0) return t('invite.emails.bad', { list: bad.slice(0, 5).join(', ') });
  return emails.length > MOST ? t('invite.emails.many', { count: emails.length }) : undefined;
}

function toFreeText({ used, all }: Seats): string {
  return all === null ? t('invite.seats.open') : t('invite.seats.free', { free: Math.max(0, all - used) });
}

/**
 * Asks for addresses and invites them. Who could not be invited stays in the field; why, and who is asked to join instead,
 * is said below it.
 */
export function InviteUsers({ store, seats, onClose }: InviteUsersProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [hasLicense, setHasLicense] = useState(true);
  const [teamIds, setTeamIds] = useState<string[]>([]);
  const [left, setLeft] = useState<InvitedUsers['items']>([]);
  const { emails } = readTypedEmails(text);
  const fault = isChecked ? findFault(text) : undefined;

  async function send() {
    setChecked(true);
    if (findFault(text) !== undefined || emails.length === 0) return;
    const done = await run(() =>
      store.invite({
        users: emails.map((email) => ({ email })),
        team_ids: teamIds.map((id) => asId<'team'>(id)),
        has_license: hasLicense,
      }),
    );
    if (!done) return;
    const notInvited = done.value.items.filter(({ outcome }) => outcome !== 'done');
    const refused = notInvited.filter(({ outcome }) => outcome !== 'asked');
    const count = done.value.items.length - notInvited.length;
    if (count > 0) notify('positive', count === 1 ? t('invited.one') : t('invited', { count }));
    setLeft(notInvited);
    setText(refused.map(({ email }) => email).join('\n'));
    setChecked(false);
    if (notInvited.length === 0) onClose();
  }

  return (
    <FormDialog
      title={t('invite')}
      submitLabel={t('invite.send')}
      isBusy={isBusy}
      canSubmit={emails.length > 0}
      fault={faults[''] ?? Object.values(faults)[0]}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextArea
        data-autofocus
        label={t('invite.emails')}
        hint={t('invite.emails.hint')}
        rows={5}
        value={text}
        error={fault}
        onChange={(event) => setText(event.target.value)}
      />
      <section role="status" aria-label={t('invite.results')}>
        {left.length > 0 && (
          <OutcomeList items={left.map(({ email, outcome }) => ({ name: email, outcome }))} />
        )}
      </section>
      <Checkbox
        label={t('invite.license')}
        hint={seats && t('invite.license.hint', { free: toFreeText(seats) })}
        checked={hasLicense}
        onChange={() => setHasLicense(!hasLicense)}
      />
      <TeamChoice chosen={teamIds} onChosen={setTeamIds} />
    </FormDialog>
  );
}
