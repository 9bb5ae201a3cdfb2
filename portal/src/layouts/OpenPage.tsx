import { Logo, useLinkRenderer } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { t } from './OpenPage.messages.ts';
import * as styles from './open-page.css.ts';

interface OpenPageProps {
  /** Title of the page, where its content brings none. */
  title?: string;
  intro?: string;
  children: ReactNode;
}

/** Around the pages that everyone may see, signed in or not: a dark header, and space for a table. */
export function OpenPage({ title, intro, children }: OpenPageProps) {
  const { settings, drawbridge } = usePortal();
  const { productName, supportEmail } = settings;
  const renderLink = useLinkRenderer();
  const [path] = useLocation();
  const links = [
    [paths.hallOfFame, t('hallOfFame')],
    drawbridge.session.isSignedIn() ? [paths.dashboard, t('portal')] : [paths.login, t('signIn')],
  ] as const;
  return (
    <div className={styles.page}>
      {/* Dark in every theme, so its content uses the dark theme. */}
      <header className={styles.header} data-theme="dark">
        {title !== undefined && <Bridge />}
        <div className={styles.bar}>
          {renderLink({
            href: '/',
            className: styles.home,
            children: <Logo productName={productName} size={28} />,
          })}
          <nav aria-label={t('pages')} className={styles.links}>
            {links.map(([href, text]) => (
              <span key={href}>
                {renderLink({
                  href,
                  className: styles.link,
                  ...(path === href && { 'aria-current': 'page' as const }),
                  children: text,
                })}
              </span>
            ))}
          </nav>
        </div>
        {title !== undefined && (
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
      </header>
      <main className={styles.content}>{children}</main>
      <footer className={styles.footer}>
        {t('help')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </footer>
    </div>
  );
}

/** The mark of the product, drawn large: a bridge that lifts. */
function Bridge() {
  return (
    <svg
      className={styles.bridge}
      viewBox="0 0 560 240"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      {Array.from({ length: 8 }, (_, index) => (
        <path
          key={index}
          d={`M140 216 L${500 - index * 34} ${216 - index * 26}`}
          strokeWidth="1.5"
          opacity={0.1 + index * 0.08}
        />
      ))}
      <path d="M140 216 V48 M118 216 V48 M118 48 H140 M60 216 H560" strokeWidth="2" opacity="0.45" />
    </svg>
  );
}
