import { Button, EmptyState, hiddenClass } from '@drawbridge/ui';
import { useNavigate } from '../../navigation.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as styles from './not-found.css.ts';

/** Any address without a page, inside the shell. @see ROUTE-24, ROUTE-25 */
export function NotFoundScreen() {
  const navigate = useNavigate();
  useTitle('Not found');
  return (
    <>
      <h1 className={hiddenClass}>Not found</h1>
      <EmptyState
        title="There is no page here"
        message="The address may be mistyped, or the page has moved."
        actions={
          <Button tone="primary" onClick={() => navigate('/')}>
            Go to the start page
          </Button>
        }
      />
    </>
  );
}

/** The same outside the shell. */
export function BareNotFoundScreen() {
  return (
    <main className={styles.page}>
      <NotFoundScreen />
    </main>
  );
}
