import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { Link } from 'wouter';
import { t } from './messages.ts';
import * as styles from './public.css.ts';

/** Method, address, status and verdict. */
const LINES: readonly (readonly string[])[] = [
  ['GET', '/invoices/1042'],
  ['GET', '/invoices/1042/pdf'],
  ['POST', '/invoices/1042/notes'],
  ['GET', '/invoices/1007', '200', 'works'],
];

/** What the product does, shown as the thing itself: a timeline of attacks that no longer work. */
export function Hero() {
  return (
    <aside className={styles.hero}>
      <svg className={styles.heroBridge} viewBox="0 0 640 420" aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <path
            key={index}
            d={`M120 340 L${560 - index * 44} ${340 - index * 36}`}
            opacity={0.12 + index * 0.09}
          />
        ))}
        <path d="M120 340 V70 M92 340 V70 M92 70 H120 M40 340 H640" strokeWidth="2" opacity="0.55" />
      </svg>
      <div className={styles.heroBody}>
        <p className={styles.heroTitle}>{t('heroTitle')}</p>
        <p className={styles.heroText}>{t('heroText')}</p>
        <ol className={styles.replay} aria-hidden="true">
          {LINES.map(([method, path, status = '404', verdict = 'blocked']) => (
            <li key={path} className={styles.replayLine}>
              <span>{method}</span>
              {/* The page has the same link in words: this one is for the pointer alone. */}
              <Link href={PUBLIC_PAGES.tryLab} tabIndex={-1}>
                {path}
              </Link>
              <span>{status}</span>
              <span data-verdict={verdict}>{verdict}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
