import { toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/integration/launch';
import type { LazyScreen } from '../router/lazy-screen.tsx';
import { ListBar } from './ListBar.tsx';
import * as styles from './launch-app.css.ts';
import type { LaunchPageProps } from './launch-page-props.ts';
import { toProgressPath, useGo, useLtik, usePreload, useStripped } from './launch-ways.ts';

/** What the screen of a list is given. */
export interface ListScreenProps {
  onOpen: (id: string) => void;
  /** Instructors only. */
  onOpenProgress: (() => void) | undefined;
}

interface ListPageProps extends LaunchPageProps {
  screen: LazyScreen<ListScreenProps>;
  /** The page's address; its ltik is left out once it is used. */
  pattern: string;
  /** Which list the way back from the progress of the class leads to. */
  from: 'labs' | 'courses';
  toItemPath: (id: string) => string;
}

/** A launch that opens a list. */
export function ListPage({ page, account, screen, pattern, from, toItemPath }: ListPageProps) {
  const { launch } = page;
  usePreload(screen);
  const ltik = useLtik();
  const go = useGo(launch);
  const onOpened = useStripped(launch, toPagePath(pattern, {}));
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => (
          <>
            <ListBar page={page} account={account} session={session} />
            {screen.render({
              onOpen: (id) => go(toItemPath(id)),
              onOpenProgress: session.learner.is_instructor ? () => go(toProgressPath({ from })) : undefined,
            })}
          </>
        )}
      </LaunchGate>
    </main>
  );
}
