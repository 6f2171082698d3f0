ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "subscribed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "effective_at" timestamp with time zone;--> statement-breakpoint
UPDATE "consents" SET "effective_at" = "registrations"."activated_at" FROM "registrations" WHERE "registrations"."id" = "consents"."registration_id" AND "registrations"."status" = 'ACTIVE';--> statement-breakpoint
DELETE FROM "newsletter_subscriptions" WHERE "unsubscribed_at" IS NULL AND NOT EXISTS (SELECT 1 FROM "registrations" WHERE "registrations"."account_key" = "newsletter_subscriptions"."account_key" AND "registrations"."status" = 'ACTIVE');--> statement-breakpoint
UPDATE "newsletter_subscriptions" SET "subscribed_at" = NULL WHERE NOT EXISTS (SELECT 1 FROM "registrations" WHERE "registrations"."account_key" = "newsletter_subscriptions"."account_key" AND "registrations"."status" = 'ACTIVE');
