-- Playgrounds have no tests; a submission in one was graded with a score that is no number, which no response can hold.
DELETE FROM "lab_submission" WHERE jsonb_typeof("result"->'score') = 'null';--> statement-breakpoint
UPDATE "lab_attempt" SET "best_score" = 0, "passed" = false WHERE "best_score" = 'NaN';
