import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/integration/launch';
import { useParams } from 'wouter';
import { createLazyScreen } from '../router/lazy-screen.tsx';
import { LAB_HEIGHT_PX } from './frame-size.ts';
import { ListPage } from './ListPage.tsx';
import * as styles from './launch-app.css.ts';
import type { LaunchPageProps } from './launch-page-props.ts';
import { toLabPath, toProgressPath, useGo, useLtik, usePreload, useStripped } from './launch-ways.ts';

const launchLab = createLazyScreen(async () => (await import('./LaunchLab.tsx')).LaunchLab);
const launchLabList = createLazyScreen(async () => (await import('./LaunchLabList.tsx')).LaunchLabList);

/** @see LTI-9 */
export function LabPage({ page: { launch }, account }: LaunchPageProps) {
  usePreload(launchLab);
  const { labId = '' } = useParams();
  const ltik = useLtik();
  const go = useGo(launch);
  const onOpened = useStripped(launch, toLabPath(labId));
  return (
    <main className={styles.labPage} data-frame-height={LAB_HEIGHT_PX}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) =>
          launchLab.render({
            labId,
            launch,
            session,
            account,
            onOpenLab: (id) => go(toLabPath(id)),
            onOpenList: () => go(toPagePath(LAUNCH_PAGES.labs, {})),
            onOpenProgress: () => go(toProgressPath({ lab_id: labId })),
          })
        }
      </LaunchGate>
    </main>
  );
}

export function LabsPage(props: LaunchPageProps) {
  return (
    <ListPage
      {...props}
      screen={launchLabList}
      pattern={LAUNCH_PAGES.labs}
      from="labs"
      toItemPath={toLabPath}
    />
  );
}
