import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '../../foundation/cx.ts';
import { toneClass } from '../../foundation/tone.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconAlert, iconInfo, iconPassed, iconWarning, iconX } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from '../messages.ts';
import * as styles from './Toast.css.ts';
import type { Toast, Toasts } from './toasts.ts';

const looks = {
  positive: { tone: 'pass', icon: iconPassed },
  negative: { tone: 'fail', icon: iconAlert },
  warning: { tone: 'warn', icon: iconWarning },
  info: { tone: 'info', icon: iconInfo },
} as const;

export interface ToastRegionProps {
  toasts: Toasts;
  /** Names the region. */
  label?: string;
  dismissLabel?: string;
  /** Bottom corner on pages of the portal, top where a form is the main content. */
  placement?: 'bottom' | 'top';
}

/** Where toasts appear: once per page. Announced politely; their timers stop under the pointer and the focus. */
export function ToastRegion({
  toasts,
  label = t('notifications'),
  dismissLabel = t('dismiss'),
  placement = 'bottom',
}: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  // A popover is in the top layer; shown again for each toast, it is also above a dialog opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens, to stop the clocks
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={cx(styles.region, placement === 'top' && styles.atTop)}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={toasts.dismiss} />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

function ToastItem({ toast, dismissLabel, onDismiss }: ToastItemProps) {
  const { id, message, title, action } = toast;
  const look = looks[toast.tone];
  return (
    <li className={cx(toneClass[look.tone], styles.toast)} data-tone={toast.tone}>
      <span className={styles.icon}>
        <Icon icon={look.icon} size={16} />
      </span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {message}
        {action && (
          <div className={styles.action}>
            <Button
              tone="quiet"
              size="sm"
              onClick={() => {
                action.onSelect();
                onDismiss(id);
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton icon={iconX} label={dismissLabel} size="sm" onClick={() => onDismiss(id)} />
    </li>
  );
}
