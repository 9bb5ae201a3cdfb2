import {
  Button,
  Checkbox,
  cx,
  Icon,
  type IconData,
  iconChallenge,
  iconCourse,
  iconEye,
  iconJourney,
  iconLab,
  iconPlayground,
  Thumbnail,
  VisuallyHidden,
} from '@drawbridge/ui';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import { t } from './messages.ts';
import * as styles from './PickList.css.ts';
import { isGradable, type Pickable, type PickKind } from './pickable.ts';

const KIND_ICONS: Record<PickKind, IconData> = {
  course: iconCourse,
  journey: iconJourney,
  lab: iconLab,
  challenge: iconChallenge,
  playground: iconPlayground,
};

/** Kind, level and length in one line. */
export function PickFacts({ item }: { item: Pickable }) {
  const { pickKind, level, minutes, links } = item;
  return (
    <p className={styles.facts}>
      <span className={styles.kind}>
        <Icon icon={KIND_ICONS[pickKind]} size={14} />
        {t(`kind.${pickKind}`)}
      </span>
      {level && <span>{toLevelWord(level)}</span>}
      {pickKind === 'journey' && (
        <span>{links.length === 1 ? t('adds.one') : t('adds', { count: links.length })}</span>
      )}
      {/* A playground has no end. */}
      {isGradable(item) && <span>{toDurationWords(minutes * 60)}</span>}
    </p>
  );
}

interface PickCardProps {
  item: Pickable;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  onPreview: () => void;
}

/** One item of the list: the whole card chooses, and a button shows more. */
export function PickCard({ item, isChosen, isDisabled, onToggle, onPreview }: PickCardProps) {
  const topic = item.owasp[0]?.split(':')[0];
  return (
    <article className={cx(styles.card, isChosen && styles.chosen)} data-chosen={isChosen}>
      <Thumbnail seed={item.id} className={styles.picture} {...(topic === undefined ? {} : { topic })} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Checkbox
            label={item.title}
            checked={isChosen}
            disabled={isDisabled}
            onChange={onToggle}
            className={styles.choice}
          />
        </h3>
        <PickFacts item={item} />
        <p className={styles.summary}>{item.summary}</p>
      </div>
      <Button
        tone="quiet"
        size="sm"
        icon={iconEye}
        className={styles.preview}
        data-preview={item.key}
        onClick={onPreview}
      >
        {t('preview')}
        <VisuallyHidden> {item.title}</VisuallyHidden>
      </Button>
    </article>
  );
}
