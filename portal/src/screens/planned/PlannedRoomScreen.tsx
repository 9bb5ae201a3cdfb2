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
import { namedRoutes } from '../../paths.ts';
import { useTrail } from '../../shell/trail.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { texts } from './messages.ts';
import * as styles from './planned.css.ts';
import { PLANNED_ROOMS, type PlannedRoom } from './planned-rooms.ts';

const NOTHING_ABOVE: readonly Crumb[] = [];

/** Every address under `/portal` that has no screen of its own: a room to come, or no room at all. */
export function PlannedRoomScreen() {
  const { parser } = useRouter();
  const [address] = useLocation();
  const find = (path: string) => PLANNED_ROOMS.find((room) => matchRoute(parser, room.path, path)[0]);
  const room = find(address);
  if (room) return room.to ? <Redirect to={room.to} replace /> : <PlannedRoomView room={room} />;
  // Company pages are also listed without their area; where the shell has no such page, they are there. @see CX-20
  const inCompany = address.replace(/^\/portal\//, '/portal/company/');
  return find(inCompany) ? <Redirect to={inCompany} replace /> : <NotFoundScreen />;
}

/** Says what a room is for and that it is not open yet. */
function PlannedRoomView({
  room: { title, purpose, contents, above = NOTHING_ABOVE },
}: {
  room: PlannedRoom;
}) {
  useTrail(title, above);
  return (
    <Stack gap="8">
      <PageHeader title={title} description={purpose} />
      <Card as="section" padding="lg" className={styles.room}>
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
