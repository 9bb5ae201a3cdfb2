import {
  Badge,
  Card,
  type Crumb,
  Icon,
  Inline,
  iconArrowRight,
  LinkButton,
  LogoMark,
  PageHeader,
  Stack,
} from '@drawbridge/ui';
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter';
import { namedRoutes } from '../../../router/named-routes.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { NotFoundScreen } from '../../kernel/not-found/NotFoundScreen.tsx';
import { texts } from './messages.ts';
import * as styles from './planned.css.ts';
import { PLANNED_PAGES, type PlannedPage } from './planned-pages.ts';

const NOTHING_ABOVE: readonly Crumb[] = [];

/** Every address under `/portal` that has no screen of its own: a page to come, or no page at all. */
export function PlannedScreen() {
  const { parser } = useRouter();
  const [address] = useLocation();
  const find = (path: string) => PLANNED_PAGES.find((page) => matchRoute(parser, page.path, path)[0]);
  const page = find(address);
  if (page) return page.to ? <Redirect to={page.to} replace /> : <PlannedPageView page={page} />;
  // Company pages are also listed without their area; where the shell has no such page, they are there. @see CX-20
  const inCompany = address.replace(/^\/portal\//, '/portal/company/');
  return find(inCompany) ? <Redirect to={inCompany} replace /> : <NotFoundScreen />;
}

/** Says what a page is for and that it is not open yet. */
function PlannedPageView({
  page: { title, purpose, contents, above = NOTHING_ABOVE },
}: {
  page: PlannedPage;
}) {
  useBreadcrumbs(title, above);
  return (
    <Stack gap="8">
      <PageHeader title={title} description={purpose} />
      <Card as="section" padding="lg" className={styles.card}>
        <div className={styles.words}>
          <Badge>{texts.state.text}</Badge>
          <h2 className={styles.heading}>{texts.contents.text}</h2>
          <ul className={styles.list}>
            {contents.map((content) => (
              <li key={content} className={styles.entry}>
                <Icon icon={iconArrowRight} size={16} className={styles.mark} />
                {content}
              </li>
            ))}
          </ul>
          <Inline gap="3">
            <LinkButton tone="primary" href={namedRoutes.courses}>
              {texts.courses.text}
            </LinkButton>
            <LinkButton href={namedRoutes.dashboard}>{texts.dashboard.text}</LinkButton>
          </Inline>
        </div>
        <div className={styles.picture}>
          <LogoMark size={160} />
        </div>
      </Card>
    </Stack>
  );
}
