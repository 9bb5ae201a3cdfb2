import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import { iconArrowLeft, LinkButton, type LinkRenderer } from '@drawbridge/ui';
import * as styles from './launch.css.ts';
import { t } from './messages.ts';

/** Leaves the frame, because the platform's page would otherwise be shown inside itself. */
const toTop: LinkRenderer = ({ children, ...props }) => (
  <a {...props} target="_top" rel="noreferrer">
    {children}
  </a>
);

interface BackToPlatformProps {
  session: Pick<LaunchedSession, 'platform' | 'return_url'>;
  /** An arrow alone where the page is narrow. */
  isCompact?: boolean;
  tone?: 'quiet' | 'neutral';
}

/** The link back that the platform named, if any. @see LTI core 5.4.4 */
export function BackToPlatform({ session, isCompact = false, tone = 'quiet' }: BackToPlatformProps) {
  const { platform, return_url } = session;
  if (return_url === undefined) return null;
  const label = t('back', { platform: platform.name });
  return (
    <LinkButton
      href={return_url}
      tone={tone}
      size="sm"
      icon={iconArrowLeft}
      title={label}
      renderLink={toTop}
      className={styles.back}
    >
      <span className={isCompact ? styles.wideOnly : styles.backText}>{label}</span>
    </LinkButton>
  );
}
