import type { LabCard } from '@drawbridge/contracts';
import { Badge, Card, CardActions, iconPassed, iconPlay, Thumbnail } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './LabList.css.ts';
import { t } from './LabList.messages.ts';

interface LabListCardProps {
  lab: LabCard;
  /** The heading of the section names the level already. */
  isLevelKnown: boolean;
  onOpen: () => void;
  slot: ReactNode;
}

/** One lab: topic, level, duration, points and the learner's progress. */
export function LabListCard({ lab, isLevelKnown, onOpen, slot }: LabListCardProps) {
  const topic = lab.owasp[0]?.split(':')[0];
  return (
    <Card as="article" padding="none" interactive className={styles.card}>
      <div className={styles.picture}>
        <Thumbnail seed={lab.lab_id} {...(topic === undefined ? {} : { topic })} />
        {(lab.passed || lab.started) && (
          <span className={styles.state}>
            <Badge solid tone={lab.passed ? 'pass' : 'primary'} icon={lab.passed ? iconPassed : iconPlay}>
              {t(lab.passed ? 'card.solved' : 'card.started')}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {lab.title}
          </button>
        </h3>
        <p className={styles.summary}>{lab.summary}</p>
        <p className={styles.facts}>
          {!isLevelKnown && <span>{lab.level}</span>}
          <span>{t('minutes', { minutes: lab.minutes })}</span>
          {lab.type !== 'playground' && <span>{t('points', { points: lab.points })}</span>}
        </p>
        <div className={styles.foot}>
          <ul className={styles.weaknesses}>
            {lab.cwe.map((id) => (
              <li key={id}>
                <Badge>{id}</Badge>
              </li>
            ))}
          </ul>
          {slot && <CardActions className={styles.slot}>{slot}</CardActions>}
        </div>
      </div>
    </Card>
  );
}
