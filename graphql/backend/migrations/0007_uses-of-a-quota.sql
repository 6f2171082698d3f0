ALTER TABLE "quota_uses" ADD COLUMN "uses" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What was counted a row a use, a row a subject from now on. There is an hour of it at most (store/pruning.ts).
INSERT INTO "quota_uses" ("id", "subject", "used_at", "uses")
	SELECT "subject", "subject", max("used_at"), array_agg("used_at" ORDER BY "used_at") FROM "quota_uses" GROUP BY "subject";
