import type { LiveEvent } from '@drawbridge/contracts/learning';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { saveFile } from '../../kit/download/save-file.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { LiveCourses, type LiveCoursesProps } from './LiveCourses.tsx';

export interface ConnectedLiveCoursesProps extends Pick<LiveCoursesProps, 'toCourseHref' | 'coursesHref'> {
  /** Called to go to the place of a session: a path of the portal, or an https address. */
  onJoin: (address: string) => void;
}

/** Shows sessions of live courses with the learner's own seats. @see NAV-25 */
export const ConnectedLiveCourses = withLoading(LoadedCourses, (props: ConnectedLiveCoursesProps) => (
  <LiveCourses {...props} {...NO_ACTIONS} sessions={{ state: 'loading' }} />
));

const NO_ACTIONS = {
  onRegister: () => undefined,
  onCancel: () => Promise.resolve(false),
  onJoin: () => undefined,
  onCalendar: () => undefined,
};

function LoadedCourses({ onJoin, ...places }: ConnectedLiveCoursesProps) {
  useSignals();
  const store = useStore('liveCourses');
  useEffect(() => {
    void store.load();
    const look = () => document.visibilityState === 'visible' && void store.load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
  const join = async ({ id }: LiveEvent) => {
    const address = await store.join(id);
    if (address !== undefined) onJoin(address);
  };
  const save = async ({ id }: LiveEvent) => {
    const file = await store.getCalendar(id);
    if (file) saveFile({ name: file.file_name, type: file.media_type, text: file.bytes });
  };
  return (
    <LiveCourses
      {...places}
      sessions={store.sessions.value}
      busy={store.busy.value}
      onRetry={() => void store.load()}
      onMore={() => void store.loadMore()}
      onRegister={({ id }) => void store.register(id)}
      onCancel={({ id }) => store.cancel(id)}
      onJoin={(event) => void join(event)}
      onCalendar={(event) => void save(event)}
    />
  );
}
