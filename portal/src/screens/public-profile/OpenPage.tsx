import { Logo, useLinkRenderer } from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { useEntrance } from '../../entrance.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import * as styles from './open-page.css.ts';
import { publicPaths } from './public-paths.ts';

interface OpenPageProps {
  /** Title of the page, where its content brings none. */
  title?: string;
  intro?: string;
  children: ReactNode;
}

/** Around the pages anybody may see, signed in or not: a band of the public pages' night, and room for a table. */
export function OpenPage({ title, intro, children }: OpenPageProps) {
  const entrance = useEntrance();
  const { productName, supportEmail } = entrance.settings;
  const { host } = use(entrance.latestProgram());
  const renderLink = useLinkRenderer();
  const [path] = useLocation();
  const links = [
    [publicPaths.hallOfFame, messages.hallOfFame.text],
    entrance.visitor.isSignedIn()
      ? [paths.dashboard, messages.portal.text]
      : ['/login', messages.signIn.text],
  ] as const;
  return (
    <DrawbridgeProvider host={host}>
      <div className={styles.page}>
        {/* Night in every theme, so what stands on it wears the dark one. */}
        <header className={styles.band} data-theme="dark">
          {title !== undefined && <Bridge />}
          <div className={styles.bar}>
            {renderLink({
              href: '/',
              className: styles.home,
              children: <Logo productName={productName} size={28} />,
            })}
            <nav aria-label={messages.pages.text} className={styles.links}>
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
        <footer className={styles.foot}>
          {messages.help.text} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </footer>
      </div>
    </DrawbridgeProvider>
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
