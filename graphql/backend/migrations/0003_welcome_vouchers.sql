ALTER TABLE "registration_codes" ADD COLUMN "voucher" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "voucher" text DEFAULT '10-percent-no-mov' NOT NULL;