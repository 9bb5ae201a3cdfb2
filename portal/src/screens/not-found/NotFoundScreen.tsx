import { EmptyState, hiddenClass, LinkButton } from '@drawbridge/ui';
import { useBreadcrumbs } from '../../shell/breadcrumbs.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as styles from './not-found.css.ts';

const TITLE = 'Not found';
const NOTHING_ABOVE = [] as const;

/** Any address without a page, inside the shell. @see ROUTE-25 */
export function NotFoundScreen() {
  useBreadcrumbs(TITLE, NOTHING_ABOVE);
  return <NoPage />;
}

/** The same outside the shell. @see ROUTE-24 */
export function BareNotFoundScreen() {
  useTitle(TITLE);
  return (
    <main className={styles.page}>
      <NoPage />
    </main>
  );
}

function NoPage() {
  return (
    <>
      <h1 className={hiddenClass}>{TITLE}</h1>
      <EmptyState
        title="There is no page here"
        message="The address may be mistyped, or the page has moved."
        actions={
          <LinkButton tone="primary" href="/">
            Go to the start page
          </LinkButton>
        }
      />
    </>
  );
}
