import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { journeyCard } from '../learning/journeys.ts';
import { NEWSFEED_TOPICS } from '../recognition/profile.ts';

/** Number of days that a team's figures cover. */
export const TEAM_PERIOD_DAYS = 30;
/** Most members of a team that the page of a champion lists: those with the most points. */
export const MOST_TEAM_ROWS = 100;
export const FEED_PAGE_SIZE = 5;

const teamMember = z.object({
  id: personId,
  name: z.string(),
  picture: z.nullable(z.string()),
  is_me: z.boolean(),
  /** In the period, like the other two. */
  finished_courses: z.number(),
  passed_labs: z.number(),
  points: z.number(),
});
export type TeamMember = z.infer<typeof teamMember>;

const championTeam = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the team and of the teams within it, each person once. */
  member_count: z.number(),
  /** Members with the most points first, `MOST_TEAM_ROWS` at the most, and the caller. */
  members: z.array(teamMember),
});
export type ChampionTeam = z.infer<typeof championTeam>;

export const getChampionTeams = endpoint({
  name: 'getChampionTeams',
  base: 'main',
  method: 'GET',
  path: 'champion/teams',
  summary:
    "Lists the teams whose security champion the caller is, with what their members did in the last 30 days, and the caller's progress in the learning journey for champions. @see COMP-33, NAV-2",
  access: 'champion',
  input: nothing,
  output: z.object({
    teams: z.array(championTeam),
    /** First journey for the role Security Champion; absent if the catalogue has none. */
    journey: z.optional(journeyCard),
  }),
  problems: [],
});

const feedPost = z.object({
  id: z.string(),
  title: z.string(),
  /** Publication date: `YYYY-MM-DD`. */
  date: z.string(),
  topics: z.array(z.enum(NEWSFEED_TOPICS)),
  /** Sanitized HTML. */
  html: z.string(),
  /** Related course or lab. */
  link: z.object({
    kind: z.enum(['course', 'lab', 'challenge']),
    id: z.string(),
    title: z.string(),
  }),
});
export type FeedPost = z.infer<typeof feedPost>;

export const listFeedPosts = endpoint({
  name: 'listFeedPosts',
  base: 'main',
  method: 'GET',
  path: 'champion/feed',
  summary:
    'Lists posts of the knowledge feed, newest first: those on topics the caller chose in the profile, or on all topics. @see COMP-33',
  access: 'champion',
  input: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({ posts: z.array(feedPost), has_more: z.boolean() }),
  problems: [],
});

export const CHAMPION_ENDPOINTS = [getChampionTeams, listFeedPosts];
