import type { LabCard } from '@drawbridge/contracts/practice';
import {
  Badge,
  Card,
  CardActions,
  cx,
  iconPassed,
  iconPlay,
  Thumbnail,
  useLinkRenderer,
} from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { toLevelWord } from '../../kit/labels/index.ts';
import { LockBadge } from '../../kit/lock/index.ts';
import * as styles from './LabList.css.ts';
import { t } from './LabList.messages.ts';

interface LabListCardProps {
  lab: LabCard;
  /** True when the heading of the section already names the level. */
  isLevelKnown: boolean;
  /** The address of the lab. Without it, `onOpen` is called. */
  href?: string | undefined;
  onOpen?: () => void;
  slot?: ReactNode;
  /** Shown in the corner of the picture: usually the favorite button. */
  favorite?: ReactNode;
  /** True in a row of a page with others: a lower picture, and no summary. */
  isCompact?: boolean;
}

/** Shows one lab: weaknesses, level, duration, points and the learner's progress. */
export function LabListCard(props: LabListCardProps) {
  const { lab, isLevelKnown, href, onOpen, slot, favorite, isCompact = false } = props;
  const renderLink = useLinkRenderer();
  const [weakness] = lab.weaknesses;
  // A playground has no task, so neither points nor an end.
  const isToSolve = lab.type !== 'playground';
  // What somebody has begun leads on: its page says what opens it again.
  const isDisabled = lab.disabled && !lab.started && !lab.passed;
  const topic = lab.owasp[0]?.split(':')[0];
  return (
    <Card as="article" padding="none" interactive={!isDisabled} dimmed={isDisabled} className={styles.card}>
      <div className={cx(styles.picture, isCompact && styles.low)}>
        <Thumbnail seed={lab.lab_id} {...(topic === undefined ? {} : { topic })} />
        <span className={cx(styles.state, Boolean(favorite) && styles.besideHeart)}>
          <LockBadge thing={lab} solid />
          {(lab.passed || lab.started) && (
            <Badge solid tone={lab.passed ? 'pass' : 'primary'} icon={lab.passed ? iconPassed : iconPlay}>
              {t(lab.passed ? 'card.solved' : 'card.started')}
            </Badge>
          )}
        </span>
        {favorite && <CardActions className={styles.heart}>{favorite}</CardActions>}
      </div>
      <div className={cx(styles.body, isCompact && styles.tight)}>
        <h3 className={styles.title}>
          {href === undefined || isDisabled ? (
            <button type="button" className={styles.open} disabled={isDisabled} onClick={onOpen}>
              {lab.title}
            </button>
          ) : (
            renderLink({ href, className: styles.open, children: lab.title })
          )}
        </h3>
        {!isCompact && <p className={styles.summary}>{lab.summary}</p>}
        <p className={styles.facts}>
          {!isLevelKnown && <span>{toLevelWord(lab.level)}</span>}
          {isToSolve && <span>{t('minutes', { minutes: lab.minutes })}</span>}
          {isToSolve && <span>{t('points', { points: lab.points })}</span>}
        </p>
        <div className={styles.foot}>
          {weakness && (
            <p className={styles.weaknesses}>
              <Badge>{weakness.name}</Badge>
              <span>{weakness.id}</span>
            </p>
          )}
          {slot && <CardActions className={styles.slot}>{slot}</CardActions>}
        </div>
      </div>
    </Card>
  );
}
