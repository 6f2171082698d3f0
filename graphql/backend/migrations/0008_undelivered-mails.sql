CREATE TABLE "mail_holds" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_probe_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "activation_link" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "good_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "detail" text;