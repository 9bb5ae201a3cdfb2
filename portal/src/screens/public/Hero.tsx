import { messages } from './messages.ts';
import * as styles from './public.css.ts';

const LINES = [
  ['GET', '/invoices/1042', '404', 'blocked'],
  ['GET', '/invoices/1042/pdf', '404', 'blocked'],
  ['POST', '/login', '401', 'blocked'],
  ['GET', '/invoices/1007', '200', 'works'],
] as const;

/** What the product does, shown as the thing itself: a timeline of attacks that no longer work. */
export function Hero() {
  return (
    <aside className={styles.hero}>
      <svg
        className={styles.heroBridge}
        viewBox="0 0 640 420"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        {Array.from({ length: 9 }, (_, index) => (
          <path
            key={index}
            d={`M120 340 L${560 - index * 44} ${340 - index * 36}`}
            strokeWidth="1.5"
            opacity={0.12 + index * 0.09}
          />
        ))}
        <path d="M120 340 V70 M92 340 V70 M92 70 H120 M40 340 H640" strokeWidth="2" opacity="0.55" />
      </svg>
      <div className={styles.heroBody}>
        <p className={styles.heroTitle}>{messages.heroTitle.text}</p>
        <p className={styles.heroText}>{messages.heroText.text}</p>
        <ol className={styles.replay} aria-hidden="true">
          {LINES.map(([method, path, status, verdict]) => (
            <li key={path} className={styles.replayLine}>
              <span>{method}</span>
              <span>{path}</span>
              <span>{status}</span>
              <span data-verdict={verdict}>{verdict}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
