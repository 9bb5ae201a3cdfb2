import type { ChosenItem, ItemSettings } from '@drawbridge/client/stores/integration/deep-linking';
import type { DeepLinking } from '@drawbridge/contracts/integration';
import { cx, IconButton, iconArrowDown, iconArrowUp, iconTrash, VisuallyHidden } from '@drawbridge/ui';
import { formatLocale } from '@drawbridge/ui/messages';
import { useState } from 'react';
import { t } from './messages.ts';
import { SettingFields } from './SettingFields.tsx';
import * as styles from './Tray.css.ts';

interface TrayItemProps {
  item: ChosenItem;
  takes: DeepLinking;
  platform: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (part: Partial<ItemSettings>) => void;
}

/** `100 points, due 4 Dec 2026, 12:00` */
function toLine({ content, settings }: ChosenItem, takes: DeepLinking): string {
  const isGraded = settings.isGraded && content.isGradable && takes.accept_lineitem;
  const due = settings.due === '' ? undefined : new Date(settings.due);
  return [
    isGraded ? t('settings.points', { points: settings.points || '–' }) : t('settings.ungraded'),
    ...(due
      ? [
          t('settings.due', {
            date: due.toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
          }),
        ]
      : []),
  ].join(' · ');
}

export function TrayItem({ item, takes, platform, isFirst, isLast, ...on }: TrayItemProps) {
  const { key, content, settings, errors } = item;
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = Object.keys(errors).length > 0;
  const title = settings.title.trim() || content.title;
  return (
    <li data-item={key} className={styles.item}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={cx(styles.line, isWrong && styles.wrong)}>
            {isWrong ? t('settings.wrong') : toLine(item, takes)}
          </p>
        </div>
        <div className={styles.buttons}>
          {/* Not disabled at an end: the focus would be lost with it. */}
          {!(isFirst && isLast) && (
            <>
              <IconButton
                icon={iconArrowUp}
                size="sm"
                label={t('up', { title })}
                aria-disabled={isFirst}
                data-move={-1}
                onClick={() => on.onMove(-1)}
              />
              <IconButton
                icon={iconArrowDown}
                size="sm"
                label={t('down', { title })}
                aria-disabled={isLast}
                data-move={1}
                onClick={() => on.onMove(1)}
              />
            </>
          )}
          <IconButton icon={iconTrash} size="sm" label={t('remove', { title })} onClick={on.onRemove} />
        </div>
      </div>
      <details
        // What is wrong is not hidden behind a disclosure.
        open={isOpen || isWrong}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className={styles.details}
      >
        <summary className={styles.summary}>
          {t('settings')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </summary>
        {(isOpen || isWrong) && (
          <SettingFields item={item} takes={takes} platform={platform} onChange={on.onChange} />
        )}
      </details>
    </li>
  );
}
