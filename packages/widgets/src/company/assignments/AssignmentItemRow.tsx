import type { AssignmentItem } from '@drawbridge/contracts/company';
import {
  Badge,
  cx,
  Icon,
  iconChallenge,
  iconCheck,
  iconCourse,
  iconJourney,
  iconLiveEvent,
  iconPlayground,
  LinkButton,
} from '@drawbridge/ui';
import * as card from '../../kit/card/card.css.ts';
import { toDateText } from './assignment-words.ts';
import * as styles from './assignments.css.ts';
import { t } from './messages.ts';

/** Returns the URL of the course, journey or lab of an item. */
export type ToItemHref = (item: Pick<AssignmentItem, 'kind' | 'id'>) => string;

const ICONS = {
  course: iconCourse,
  custom: iconCourse,
  'live-course': iconLiveEvent,
  challenge: iconChallenge,
  playground: iconPlayground,
  journey: iconJourney,
};

function toStateText({ is_completed, completed_at, completed_items, total_items }: AssignmentItem): string {
  if (!is_completed) return t('itemProgress', { done: completed_items, all: total_items });
  return completed_at === undefined ? t('itemDone') : t('itemDoneOn', { date: toDateText(completed_at) });
}

export function AssignmentItemRow({ item, toHref }: { item: AssignmentItem; toHref: ToItemHref }) {
  const { kind, title, is_completed, is_late, completed_items } = item;
  const isBegun = completed_items > 0 && !is_completed;
  const action = isBegun ? t('continue') : t('open');
  return (
    <li className={styles.item}>
      <Icon
        icon={is_completed ? iconCheck : ICONS[kind]}
        size={20}
        className={cx(styles.mark, is_completed && styles.done)}
      />
      <div className={card.words}>
        <p className={card.note}>{t(kind)}</p>
        <h3 className={card.title}>{title}</h3>
        <p className={card.facts}>
          <span>{toStateText(item)}</span>
          {is_late && <Badge tone="warn">{t('late')}</Badge>}
        </p>
      </div>
      <div className={styles.itemAction}>
        <LinkButton
          size="sm"
          {...(is_completed ? {} : { tone: 'primary' as const })}
          href={toHref(item)}
          aria-label={t('openItem', { action, title })}
        >
          {action}
        </LinkButton>
      </div>
    </li>
  );
}
