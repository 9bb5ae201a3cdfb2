import type { OutputOf, ParsedInputOf, PersonId } from '@drawbridge/contracts';
import { problem } from '@drawbridge/contracts';
import type {
  getProfile,
  getSubscriptionInfo,
  ProfileDetails,
  updateProfile,
} from '@drawbridge/contracts/recognition';
import type { PortalActor } from '../../../actor.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { PreferenceService } from '../../identity/preferences/index.ts';
import type { ActivityReader } from '../public-profile/index.ts';
import * as store from './profile.store.ts';

type Subscription = OutputOf<typeof getSubscriptionInfo>;
type Profile = OutputOf<typeof getProfile>;

export interface ProfileService {
  subscription(personId: PersonId): Promise<Subscription>;
  /** The requested parts are merged in. @see PROF-2 */
  profile(personId: PersonId, parts: ParsedInputOf<typeof getProfile>): Promise<Profile>;
  /** @see PROF-17 */
  details(personId: PersonId): Promise<ProfileDetails>;
  /** Changes what is given; throws `forbidden` for a setting of administrators. @see CALL-20, PROF-16 */
  update(actor: PortalActor, change: ParsedInputOf<typeof updateProfile>): Promise<ProfileDetails>;
}

/** An administrator who is no more gets no report, whatever was chosen before. */
const wantsReport = ({ account, company }: store.ProfileRow) =>
  account.isAdmin && company !== null && account.companyReportEmail;

const toSettings = (row: store.ProfileRow) => ({
  weekly_digest_email: row.account.weeklyDigestEmail,
  weekly_news_opt_in: row.account.weeklyNewsOptIn,
  newsfeed_topics: row.account.newsfeedTopics,
  company_report_email: wantsReport(row),
});

function toDetails(row: store.ProfileRow): ProfileDetails {
  const { account, company, person } = row;
  const { company_report_email, ...settings } = toSettings(row);
  return {
    email: person.email ?? '',
    first_name: person.firstName,
    last_name: person.lastName,
    ...(person.picture ? { picture: person.picture } : {}),
    ...(company ? { company_name: company.name } : {}),
    member_since: person.createdAt.toISOString(),
    time_zone: account.timeZone,
    ...settings,
    ...(account.isAdmin && company ? { company_report_email } : {}),
  };
}

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

  async function getRow(personId: PersonId, from: DbOrTx = db): Promise<store.ProfileRow> {
    const row = await store.findProfile(from, personId);
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
        ...(row.account.isAdmin && row.company
          ? { company_setup_open: row.company.setupClosedAt === null }
          : {}),
        start_date,
        end_date,
        security_champion_teams: row.account.securityChampionTeams,
        preferences_submitted: filters !== undefined,
        ...(filters ? { recommended_filters: filters } : {}),
        ...(settings ? toSettings(row) : {}),
        ...(analytics ? await toAnalytics(personId) : {}),
        ...(assessments ? { assessments_info: await toAssessments(personId) } : {}),
      };
    },

    details: async (personId) => toDetails(await getRow(personId)),

    update({ personId, kinds }, change) {
      if (change.company_report_email !== undefined && !kinds.includes('admin')) throw problem('forbidden');
      return db.transaction(async (tx) => {
        await store.updatePerson(tx, personId, {
          firstName: change.first_name,
          lastName: change.last_name,
        });
        await store.updateAccount(tx, personId, {
          timeZone: change.time_zone,
          weeklyDigestEmail: change.weekly_digest_email,
          weeklyNewsOptIn: change.weekly_news_opt_in,
          companyReportEmail: change.company_report_email,
          newsfeedTopics: change.newsfeed_topics,
        });
        return toDetails(await getRow(personId, tx));
      });
    },
  };
}
