import { type SQL, sql } from 'drizzle-orm';

/** True where the account of an `account_link k` belongs to no company other than that of the platform. */
export const IS_OF_PLATFORM = `exists (
  select from person lp join lti_platform lf on lf.id = k.platform_id
  where lp.id = k.account_id and (lp.company_id is null or lp.company_id = lf.company_id))`;

/**
 * True where an `account_link k` holds: its account may be used and belongs to no company other than that of the
 * platform, the platform is in use, and the subscription of its company has not ended. Every use of a link asks this,
 * because all of it may have changed since the two were linked.
 * @param now an SQL expression, of a statement written as text too
 */
export const toLivingLink = (now: string): string => `exists (
  select from account la join person lp on lp.id = la.person_id
    left join company lc on lc.id = lp.company_id
    join lti_platform lf on lf.id = k.platform_id
    join company lo on lo.id = lf.company_id
  where la.person_id = k.account_id and la.state = 'active' and (la.expires_at is null or la.expires_at > ${now})
    and (lc.expires_at is null or lc.expires_at > ${now})
    and (lp.company_id is null or lp.company_id = lf.company_id)
    and lf.active and (lo.expires_at is null or lo.expires_at > ${now}))`;

/** The same for a statement built of parts. */
export const isLivingLink = (now: Date): SQL => {
  const [before = '', ...rest] = toLivingLink('$now').split('$now');
  const at = sql`${now.toISOString()}::timestamptz`;
  return rest.reduce((built, part) => sql`${built}${at}${sql.raw(part)}`, sql.raw(before));
};

/** Ids of the learners that an account is linked with: they and the account are one person while the link lasts. */
export const linkedLearnersOf = (account: SQL): SQL =>
  sql`(select k.learner_id from account_link k where k.account_id = ${account})`;
