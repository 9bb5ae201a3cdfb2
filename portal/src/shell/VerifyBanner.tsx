import { Button, Icon, iconInfo } from '@drawbridge/ui';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';

interface VerifyBannerProps {
  onVerify: () => void;
  onSkip: () => void;
}

/** Offers to confirm the address; may be skipped. @see AUTH-40 */
export function VerifyBanner({ onVerify, onSkip }: VerifyBannerProps) {
  return (
    <section aria-label={messages.verifyBanner.text} className={styles.banner}>
      <Icon icon={iconInfo} />
      <p className={styles.bannerText}>{messages.verifyBannerText.text}</p>
      <Button size="sm" tone="primary" onClick={onVerify}>
        {messages.verifyNow.text}
      </Button>
      <Button size="sm" tone="quiet" onClick={onSkip}>
        {messages.verifyLater.text}
      </Button>
    </section>
  );
}
