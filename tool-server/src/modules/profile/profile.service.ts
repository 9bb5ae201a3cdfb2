import type {
  getProfile,
  getSubscriptionInfo,
  OutputOf,
  ParsedInputOf,
  PersonId,
} from '@drawbridge/contracts';
import { problem } from '@drawbridge/contracts';
import type { Database } from '../../platform/db/database.ts';
import type { PreferenceService } from '../preferences/index.ts';
import type { ActivityReader } from '../public-profile/index.ts';
import * as store from './profile.store.ts';

type Subscription = OutputOf<typeof getSubscriptionInfo>;
type Profile = OutputOf<typeof getProfile>;

export interface ProfileService {
  subscription(personId: PersonId): Promise<Subscription>;
  /** The requested parts are merged in. @see PROF-2 */
  profile(personId: PersonId, parts: ParsedInputOf<typeof getProfile>): Promise<Profile>;
}

/** No report or news is mailed without consent; the settings of PROF-16 start here. */
const FIRST_SETTINGS = {
  company_report_email: false,
  weekly_news_opt_in: false,
  newsfeed_topics: [],
};

const TYPE_NAMES = { IND: 'individual', FT: 'free', ENT: 'company' } as const;

/** A company's subscription counts for its people, else their own. */
function toSubscription({ account, company, person }: store.ProfileRow): Subscription {
  const end = company ? company.expiresAt : account.expiresAt;
  return {
    subscription_type: account.subscription ?? TYPE_NAMES[account.type],
    start_date: (company ?? person).createdAt.toISOString(),
    end_date: end?.toISOString() ?? null,
  };
}

export interface ProfileDeps {
  database: Database;
  preferences: PreferenceService;
  activity: Pick<ActivityReader, 'countOwn'>;
}

export function createProfileService(deps: ProfileDeps): ProfileService {
  const { preferences, activity } = deps;
  const { db } = deps.database;

  async function getRow(personId: PersonId): Promise<store.ProfileRow> {
    const row = await store.findProfile(db, personId);
    // The account was deleted during the call.
    if (!row) throw problem('not_signed_in');
    return row;
  }

  async function toAnalytics(personId: PersonId): Promise<Pick<Profile, 'course_minutes' | 'achievements'>> {
    const { course_minutes, ...achievements } = await activity.countOwn(personId);
    return { course_minutes, achievements };
  }

  async function toAssessments(personId: PersonId): Promise<Profile['assessments_info']> {
    const rows = await store.readAssessments(db, personId);
    return {
      assessment_count: rows.length,
      assessment_data: rows.map(({ quizId, scorePercent, passed }) => ({
        quiz_id: quizId,
        score: scorePercent,
        passed,
      })),
    };
  }

  return {
    subscription: async (personId) => toSubscription(await getRow(personId)),

    async profile(personId, { settings, analytics, assessments }) {
      const row = await getRow(personId);
      const filters = await preferences.findFilters(personId);
      const { start_date, end_date } = toSubscription(row);
      const { email, firstName, lastName, picture } = row.person;
      return {
        email: email ?? '',
        first_name: firstName,
        last_name: lastName,
        ...(picture ? { picture } : {}),
        ...(row.company ? { company_name: row.company.name } : {}),
        start_date,
        end_date,
        security_champion_teams: row.account.securityChampionTeams,
        preferences_submitted: filters !== undefined,
        ...(filters ? { recommended_filters: filters } : {}),
        ...(settings ? { ...FIRST_SETTINGS, weekly_digest_email: row.account.weeklyDigestEmail } : {}),
        ...(analytics ? await toAnalytics(personId) : {}),
        ...(assessments ? { assessments_info: await toAssessments(personId) } : {}),
      };
    },
  };
}
