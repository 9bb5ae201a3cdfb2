import { validation } from '@drawbridge/contracts/rules';
import { Button, iconKey, Stack, TextField, useLinkRenderer } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { useSecondsLeft } from '../../kit/time/index.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { t } from './messages.ts';
import * as styles from './sign-in.css.ts';
import { startHere } from './start-here.ts';
import { useFormFields } from './use-form-fields.ts';
import { useSending } from './use-sending.ts';

/** Messages by field after a refusal; true when the page is being left. */
export type SignInAnswer = { email?: string | undefined; password?: string | undefined } | true | undefined;

export interface SignInFormProps {
  /** Single sign-on mode. @see AUTH-2 */
  isOrganization?: boolean;
  /** True if the form is the main content of its page: its first field receives the focus. */
  takesFocus?: boolean;
  initialEmail?: string;
  /** Seconds until another magic link may be requested. @see AUTH-4, AUTH-15 */
  lockSecondsLeft: () => number;
  onSendLink: (email: string) => Promise<SignInAnswer>;
  onPassword: (email: string, password: string) => Promise<SignInAnswer>;
  /** Continues single sign-on with the provider of an address. @see AUTH-42 */
  onContinue: (email: string) => Promise<SignInAnswer>;
  onGoogle: () => Promise<SignInAnswer>;
  /** Switches to single sign-on and back; the typed address is kept. @see AUTH-6 */
  onToggle: (email: string) => void;
  /** URL of the page that sets a new password. */
  forgotHref: (email: string) => string;
}

/** A revealed field receives the focus. */
const takeFocus = (control: HTMLInputElement | null) => control?.focus();

/** The methods of signing in: magic link, password, Google, single sign-on. @see AUTH-3..AUTH-15 */
export function SignInForm({
  isOrganization = false,
  takesFocus = false,
  initialEmail = '',
  lockSecondsLeft,
  onSendLink,
  onPassword,
  onContinue,
  onGoogle,
  onToggle,
  forgotHref,
}: SignInFormProps) {
  const renderLink = useLinkRenderer();
  const { form, values, bind, show } = useFormFields(['email', 'password'], { email: initialEmail });
  const [hasPassword, setHasPassword] = useState(false);
  const { sending, send } = useSending<'form' | 'google'>();
  const secondsLeft = useSecondsLeft(lockSecondsLeft);
  const isPassword = hasPassword && !isOrganization;
  const isLocked = !isOrganization && !isPassword && secondsLeft > 0;

  async function act(): Promise<boolean> {
    const email = values.email.trim();
    const answer = await (isOrganization
      ? onContinue(email)
      : isPassword
        ? onPassword(email, values.password)
        : onSendLink(email));
    if (answer === true) return true;
    show(answer ?? {});
    return false;
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Read from the clock itself: the label may be a moment behind it. @see AUTH-15
    const isWaiting = isLocked && lockSecondsLeft() > 0;
    if (sending || isWaiting) return;
    const isFit = show({
      email: (isOrganization ? validation.workEmail : validation.email)(values.email),
      password: isPassword ? validation.required(values.password) : undefined,
    });
    if (isFit) void send('form', act);
  }

  const label = isOrganization
    ? t('continue')
    : isPassword
      ? t('signIn')
      : isLocked
        ? t('resendIn', { seconds: secondsLeft })
        : t('magicLink');
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextField
          {...bind('email')}
          ref={takesFocus ? startHere : undefined}
          label={isOrganization ? t('workEmail') : t('email')}
          type="email"
          autoComplete="username"
        />
        {isPassword && (
          <>
            <TextField
              {...bind('password')}
              ref={takeFocus}
              label={t('password')}
              type="password"
              autoComplete="current-password"
              icon={iconKey}
              revealLabel={t('show')}
              concealLabel={t('hide')}
            />
            {renderLink({
              href: forgotHref(values.email.trim()),
              className: styles.fieldLink,
              children: t('forgot'),
            })}
          </>
        )}
        <Button
          type="submit"
          tone="primary"
          size="lg"
          wide
          loading={sending === 'form'}
          // Not `disabled`: the focus would be lost, and with it the position of a keyboard user.
          aria-disabled={isLocked || undefined}
        >
          {label}
        </Button>
        {!isOrganization && (
          <button type="button" className={styles.smallLink} onClick={() => setHasPassword(!hasPassword)}>
            {isPassword ? t('withLink') : t('withPassword')}
          </button>
        )}
        <div className={styles.divider}>{t('or')}</div>
        {!isOrganization && (
          <Button size="lg" wide loading={sending === 'google'} onClick={() => void send('google', onGoogle)}>
            <GoogleMark />
            {t('google')}
          </Button>
        )}
        <button type="button" className={styles.smallLink} onClick={() => onToggle(values.email.trim())}>
          {isOrganization ? t('fromOrganization') : t('toOrganization')}
        </button>
      </Stack>
    </form>
  );
}
