ALTER TABLE "registrations" ADD COLUMN "email_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is only begun does not count any more. The new index is there before the old one goes: what the new one refuses, the old one does as well.
CREATE UNIQUE INDEX IF NOT EXISTS "one_holder_an_address" ON "registrations" USING btree ("account_key") WHERE "registrations"."status" in ('PENDING_ACTIVATION', 'ACTIVE') and not "registrations"."decoy";--> statement-breakpoint
DROP INDEX "one_account_an_address";
