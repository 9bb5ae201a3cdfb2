import { EmptyState, hiddenClass, LinkButton, Logo } from '@drawbridge/ui';
import { usePortal } from '../../../base/portal.ts';
import { useTitle } from '../../../router/use-title.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
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
  const { productName } = usePortal().settings;
  useTitle(TITLE);
  return (
    <main className={styles.page}>
      <Logo productName={productName} size={32} />
      <div>
        <NoPage />
      </div>
    </main>
  );
}

function NoPage() {
  return (
    <>
      <h1 className={hiddenClass}>{TITLE}</h1>
      <EmptyState
        page
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
