CREATE TABLE "admin_actions" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"counts" jsonb NOT NULL,
	"subject" text
);
--> statement-breakpoint
ALTER TABLE "membership_interests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_interests" ADD COLUMN "answered_code" text;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD COLUMN "approved_code" text;--> statement-breakpoint
ALTER TABLE "membership_interests" ADD CONSTRAINT "membership_interests_answered_code_registration_codes_code_fk" FOREIGN KEY ("answered_code") REFERENCES "public"."registration_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_approved_code_registration_codes_code_fk" FOREIGN KEY ("approved_code") REFERENCES "public"."registration_codes"("code") ON DELETE no action ON UPDATE no action;