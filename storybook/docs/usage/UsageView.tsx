import { Icon, iconCheck, iconX } from '@drawbridge/ui';
import * as styles from './usage.css.ts';
import type { Advice, Usage } from './usage.ts';

const LOOKS = {
  good: { word: 'Do', icon: iconCheck, line: styles.good, verdict: styles.goodVerdict },
  bad: { word: 'Don’t', icon: iconX, line: styles.bad, verdict: styles.badVerdict },
} as const;

function AdviceView({ advice: { text, view }, kind }: { advice: Advice; kind: keyof typeof LOOKS }) {
  const { word, icon, line, verdict } = LOOKS[kind];
  return (
    <figure className={styles.advice}>
      <div className={styles.view}>{view}</div>
      <figcaption className={`${styles.words} ${line}`}>
        <span className={`${styles.verdict} ${verdict}`}>
          <Icon icon={icon} size={16} />
          {word}
        </span>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}

/** On the page of a component: when to use it, what to do and what not, each with the component itself. */
export function UsageView({ usage: { purpose, good, bad } }: { usage: Usage }) {
  return (
    <div className={styles.frame}>
      <h2 className={styles.head}>When to use it</h2>
      <p>{purpose}</p>
      <div className={styles.pairs}>
        <div className={styles.column}>
          {good.map((advice) => (
            <AdviceView key={advice.text} advice={advice} kind="good" />
          ))}
        </div>
        <div className={styles.column}>
          {bad.map((advice) => (
            <AdviceView key={advice.text} advice={advice} kind="bad" />
          ))}
        </div>
      </div>
      <p className={styles.more}>
        <a href="?path=/docs/design-when-to-use-what--docs" target="_top">
          Compare it with its neighbors
        </a>
      </p>
    </div>
  );
}
