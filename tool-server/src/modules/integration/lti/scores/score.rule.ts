/**
 * @file Which of a learner's results a gradebook shows, as SQL for every statement that needs it. The best one: a worse
 * score never lowers a grade. Where the link, or else the platform, has the rule `latest`, the latest one. In both a lab
 * that was completed stays completed. @see LTI-19
 *
 * `t` is the grade target, `r` the result, `p` the platform, `excluded` a result that is recorded.
 */

const IS_LATEST = `coalesce(t.score_rule, p.score_rule) = 'latest'`;

/** The score to show. */
export const WANTED_SCORE = `case when ${IS_LATEST} then coalesce(r.latest_score, r.score) else r.score end`;

/** When it was reached. */
export const WANTED_AT = `case when ${IS_LATEST} then coalesce(r.latest_at, r.reached_at) else r.reached_at end`;

/** What a recorded result changes of the results before it. */
export const KEEP_BEST_AND_LATEST = `
  score = greatest(r.score, excluded.score),
  completed = r.completed or excluded.completed,
  reached_at = case when excluded.score > r.score or (excluded.completed and not r.completed)
    then excluded.reached_at else r.reached_at end,
  latest_score = case when excluded.latest_at >= coalesce(r.latest_at, r.reached_at)
    then excluded.latest_score else r.latest_score end,
  latest_at = greatest(r.latest_at, excluded.latest_at)`;

/** Whether that changes the score to show: `changed` tells of the best and of the latest. */
export const IS_SHOWN_CHANGED = `case when ${IS_LATEST} then changed.is_latest else changed.is_best end`;
