import type { ContentItem } from '@drawbridge/contracts/learning';
import { Badge, Inline, iconCheck } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { ITEM_KINDS } from '../course/item-kinds.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

interface ItemHeadProps {
  item: Pick<ContentItem, 'title' | 'object_type' | 'completed'>;
  subjectTitle: string;
  /** Beside its kind. */
  actions?: ReactNode;
}

/** What the item is, where it belongs, and whether it is done. */
export function ItemHead({ item, subjectTitle, actions }: ItemHeadProps) {
  const { icon, word } = ITEM_KINDS[item.object_type];
  return (
    <header className={styles.head}>
      <Inline gap="2">
        <Badge icon={icon}>{word}</Badge>
        <span className={styles.subjectName}>{subjectTitle}</span>
        {item.completed && (
          <Badge tone="pass" icon={iconCheck}>
            {t('completed')}
          </Badge>
        )}
        {actions && <span className={styles.headActions}>{actions}</span>}
      </Inline>
      <h1 className={styles.title}>{item.title}</h1>
    </header>
  );
}
