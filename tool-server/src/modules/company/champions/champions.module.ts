import type { Catalogue } from '@drawbridge/content';
import { asId, type PersonId } from '@drawbridge/contracts';
import {
  type ChampionTeam,
  FEED_PAGE_SIZE,
  getChampionTeams,
  listFeedPosts,
  MOST_TEAM_ROWS,
  TEAM_PERIOD_DAYS,
  type TeamMember,
} from '@drawbridge/contracts/company';
import type { JourneyCard } from '@drawbridge/contracts/learning';
import type { PortalActor } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { toPersonName } from '../../kernel/people/index.ts';
import { type MemberRow, readTeams, readTopics } from './champions.store.ts';

export interface ChampionsDeps {
  database: Database;
  catalogue: Pick<Catalogue, 'feed'>;
  clock: Clock;
  readJourneys(personId: PersonId, role: string): Promise<JourneyCard[]>;
}

const DAY_MS = 86_400_000;

function toMember(row: MemberRow, me: PersonId): TeamMember[] {
  const { id, picture, finished_courses, passed_labs, points } = row;
  if (id === null) return [];
  return [
    {
      id: asId(id),
      name: toPersonName({ id, firstName: row.first_name, lastName: row.last_name }),
      picture,
      is_me: id === me,
      finished_courses,
      passed_labs,
      points,
    },
  ];
}

/** What security champions see of their teams and read. @see COMP-33, CX-22, NAV-2 */
export function createChampions(deps: ChampionsDeps): ServerModule {
  const { clock, readJourneys } = deps;
  const { db } = deps.database;
  // The newest first; the name of the file decides between posts of a day.
  const feed = deps.catalogue.feed.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id),
  );

  async function listTeams(personId: PersonId): Promise<ChampionTeam[]> {
    const since = new Date(clock.now().getTime() - TEAM_PERIOD_DAYS * DAY_MS);
    const rows = await readTeams(db, personId, { since, most: MOST_TEAM_ROWS });
    return [...Map.groupBy(rows, ({ team_id }) => team_id).values()].flatMap((ofTeam) => {
      const [first] = ofTeam;
      if (!first) return [];
      const members = ofTeam.flatMap((row) => toMember(row, personId));
      return [{ id: first.team_id, name: first.team_name, member_count: first.member_count, members }];
    });
  }

  async function listPosts(personId: PersonId, page: number) {
    const wanted = new Set(await readTopics(db, personId));
    // A post to come is written ahead.
    const today = clock.now().toISOString().slice(0, 10);
    const posts = feed.filter(
      ({ date, topics }) => date <= today && (wanted.size === 0 || topics.some((topic) => wanted.has(topic))),
    );
    const first = (page - 1) * FEED_PAGE_SIZE;
    return {
      posts: posts.slice(first, first + FEED_PAGE_SIZE),
      has_more: posts.length > first + FEED_PAGE_SIZE,
    };
  }

  const routes: Route<PortalActor>[] = [
    serve(getChampionTeams, async ({ actor }: { actor: PortalActor }) => {
      const [journey] = await readJourneys(actor.personId, 'Security Champion');
      return { teams: await listTeams(actor.personId), ...(journey ? { journey } : {}) };
    }),
    serve(listFeedPosts, ({ actor, input }) => listPosts(actor.personId, input.page)),
  ];
  return { routes };
}
