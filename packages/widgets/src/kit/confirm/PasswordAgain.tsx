import { iconKey, TextField } from '@drawbridge/ui';
import { t } from './messages.ts';

interface PasswordAgainProps {
  /** True if it receives the focus when its dialog opens. */
  isFirst?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password field for a session that began a while ago. @see ASVS 7.5.1 */
export function PasswordAgain({ isFirst = false, value, error, onChange }: PasswordAgainProps) {
  return (
    <TextField
      data-autofocus={isFirst || undefined}
      label={t('password')}
      hint={t('passwordHint')}
      type="password"
      autoComplete="current-password"
      icon={iconKey}
      revealLabel={t('show')}
      concealLabel={t('hide')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
