-- Submissions that were taken up three times without a result are given up: each kept its learner's queue for itself.
UPDATE "lab_submission" AS s
SET
  "state" = 'graded',
  "claimed_until" = NULL,
  "graded_at" = now(),
  "result" = jsonb_build_object(
    'grade_id', s."id",
    'lab_id', a."lab_id",
    'content_hash', a."content_hash",
    'engine', '',
    'engine_hash', '',
    'submission_hash', '',
    'verdict', 'infra',
    'score', 0,
    'max', 0,
    'tests', '[]'::jsonb,
    'usage', '{"fuel": 0, "wall_ms": 0}'::jsonb,
    'outcome_hash', '',
    'log', 'Grading was tried three times and came to no verdict. This is our fault and does not count. Submit again; if it happens once more, undo your last change first.',
    'graded_at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'signature', ''
  )
FROM "lab_attempt" AS a
WHERE a."id" = s."attempt_id" AND s."state" <> 'graded' AND s."tries" >= 3;--> statement-breakpoint
-- Results larger than any is now lose their replays; how many requests each test made stays.
UPDATE "lab_submission"
SET "result" = "result" || jsonb_build_object('tests', (
  SELECT jsonb_agg(
    CASE WHEN jsonb_typeof(one.test->'replay') = 'array'
      THEN jsonb_build_object('requests', jsonb_array_length(one.test->'replay')) || (one.test - 'replay')
      ELSE one.test
    END ORDER BY one.place
  )
  FROM jsonb_array_elements("result"->'tests') WITH ORDINALITY AS one(test, place)
))
WHERE octet_length("result"::text) > 262144 AND jsonb_array_length("result"->'tests') > 0;
