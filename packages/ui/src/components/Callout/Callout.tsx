import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { toneClass } from '../../foundation/tone.css.ts';
import type { Tone } from '../../foundation/tone.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { iconAlert, iconInfo, iconPassed, iconTrophy, iconWarning, iconX } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from '../messages.ts';
import * as styles from './Callout.css.ts';

const icons: Record<Tone, IconData> = {
  neutral: iconInfo,
  primary: iconInfo,
  info: iconInfo,
  pass: iconPassed,
  fail: iconAlert,
  warn: iconWarning,
  ember: iconTrophy,
};

export interface CalloutProps {
  tone?: Tone;
  title?: ReactNode;
  /** Replaces the tone's own icon. */
  icon?: IconData;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  /** Announced when it appears: for events that just happened. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A note in the flow of the page. */
export function Callout({
  tone = 'info',
  title,
  icon,
  actions,
  onDismiss,
  dismissLabel = t('dismiss'),
  live = false,
  className,
  children,
}: CalloutProps) {
  return (
    <div role={live ? 'alert' : undefined} className={cx(toneClass[tone], styles.callout, className)}>
      <Icon icon={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={iconX}
          label={dismissLabel}
          size="sm"
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
