import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { NewToken, TokenWish } from '@drawbridge/client/stores/identity/tokens';
import { TOKEN_DAYS, TOKEN_SCOPES, TOKEN_TEXTS, type TokenScope } from '@drawbridge/contracts/identity';
import { RadioGroup, Select, TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { t } from './messages.ts';

interface TokenDialogProps {
  title: string;
  text?: string | undefined;
  /** True if tokens have names, because there can be several. */
  hasName: boolean;
  wantsPassword: boolean;
  make: (wish: TokenWish) => Promise<ChangeOutcome<NewToken>>;
  onMade: (made: NewToken) => void;
  onClose: () => void;
}

const isScope = (value: string): value is TokenScope => (TOKEN_SCOPES as readonly string[]).includes(value);

/** What a new token may do, and for how long. @see CX-18 */
export function TokenDialog({
  title,
  text,
  hasName,
  wantsPassword,
  make,
  onMade,
  onClose,
}: TokenDialogProps) {
  const { run, isBusy, faults, setFaults } = useChange();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState<number>(TOKEN_DAYS.usual);
  const [password, setPassword] = useState('');

  async function act() {
    const made = await run(() =>
      make({
        ...(hasName ? { name: name.trim() } : {}),
        scope,
        expires_in_days: days,
        ...(wantsPassword ? { password } : {}),
      }),
    );
    if (made) onMade(made.value);
  }
  function submit() {
    if (hasName && name.trim() === '') setFaults({ name: TOKEN_TEXTS.name });
    else void act();
  }
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={t('generate')}
      isBusy={isBusy}
      fault={faults['']}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasName && (
        <TextField
          data-autofocus
          label={t('name')}
          hint={t('name.hint')}
          error={faults['name']}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setFaults({});
          }}
        />
      )}
      <RadioGroup
        label={t('scope')}
        value={scope}
        onChange={(value) => isScope(value) && setScope(value)}
        options={TOKEN_SCOPES.map((value) => ({
          value,
          label: t(`scope.${value}`),
          hint: t(`scope.${value}.about`),
        }))}
      />
      <Select
        label={t('expires')}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
        options={TOKEN_DAYS.offered.map((count) => ({
          value: String(count),
          label: t('days', { count }),
        }))}
      />
      {wantsPassword && <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />}
    </FormDialog>
  );
}
