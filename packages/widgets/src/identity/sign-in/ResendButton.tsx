import { MAGIC_LINK_LOCK_SECONDS } from '@drawbridge/contracts';
import { useState } from 'react';
import { useSecondsUntil } from '../../kit/time/index.ts';
import * as styles from './sign-in.css.ts';
import { t } from './sign-up.messages.ts';
import { useSending } from './use-sending.ts';

interface ResendButtonProps {
  /** True if a code was sent just before the button appeared. */
  isJustSent?: boolean;
  /** Returns true when a code was sent. */
  onResend: () => Promise<boolean>;
}

const inHalfAMinute = () => Date.now() + MAGIC_LINK_LOCK_SECONDS * 1000;

/** Requests another code, at most every thirty seconds. @see SIGN-5 */
export function ResendButton({ isJustSent = false, onResend }: ResendButtonProps) {
  const [untilMs, setUntilMs] = useState(() => (isJustSent ? inHalfAMinute() : 0));
  const seconds = useSecondsUntil(untilMs);
  const { sending, send } = useSending<'code'>();
  const resend = async () => {
    if (await onResend()) setUntilMs(inHalfAMinute());
  };
  return (
    <button
      type="button"
      className={styles.smallLink}
      disabled={seconds > 0}
      aria-busy={sending ? true : undefined}
      onClick={() => void send('code', resend)}
    >
      {seconds > 0 ? t('sendCodeIn', { seconds }) : t('sendCode')}
    </button>
  );
}
