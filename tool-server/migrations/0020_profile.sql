ALTER TABLE "account" ADD COLUMN "weekly_news_opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_report_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "newsfeed_topics" jsonb DEFAULT '[]'::jsonb NOT NULL;