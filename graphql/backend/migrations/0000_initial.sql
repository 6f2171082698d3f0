CREATE TABLE "activation_links" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"type" text NOT NULL,
	"document_pk" text NOT NULL,
	"accepted" boolean NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customization_countries" (
	"customization_id" text NOT NULL,
	"iso_code" text NOT NULL,
	"terms_pk" text NOT NULL,
	"data_policy_pk" text NOT NULL,
	CONSTRAINT "customization_countries_customization_id_iso_code_pk" PRIMARY KEY("customization_id","iso_code")
);
--> statement-breakpoint
CREATE TABLE "customizations" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inviters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "membership_interests" (
	"account_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"account_key" text PRIMARY KEY NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"customization_id" text,
	"campaign" text,
	"balance" integer NOT NULL,
	"requires_timestamp" boolean DEFAULT false NOT NULL,
	"referer_valid" boolean DEFAULT true NOT NULL,
	"further_errors" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "balance_not_negative" CHECK ("registration_codes"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"account_key" text NOT NULL,
	"email" text NOT NULL,
	"shadow" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"flow" text NOT NULL,
	"code" text NOT NULL,
	"gender" text,
	"first_name" text,
	"last_name" text,
	"country" text NOT NULL,
	"locale" text NOT NULL,
	"social_provider" text,
	"shopping_preferences" text[],
	"source_path" text,
	"previous_pdp_page" text,
	"created_at" timestamp with time zone NOT NULL,
	"pending_since" timestamp with time zone,
	"activated_at" timestamp with time zone,
	CONSTRAINT "registrations_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "simulated_problems" (
	"pattern" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list_entries" (
	"account_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activation_links" ADD CONSTRAINT "activation_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customization_countries" ADD CONSTRAINT "customization_countries_customization_id_customizations_id_fk" FOREIGN KEY ("customization_id") REFERENCES "public"."customizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_inviter_id_inviters_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."inviters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_customization_id_customizations_id_fk" FOREIGN KEY ("customization_id") REFERENCES "public"."customizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_code_registration_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."registration_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_of_registration" ON "activation_links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "allowances_of_subject" ON "allowances" USING btree ("subject","taken_at");--> statement-breakpoint
CREATE INDEX "consents_of_registration" ON "consents" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_an_address" ON "registrations" USING btree ("account_key") WHERE "registrations"."status" <> 'EXPIRED' and not "registrations"."shadow";--> statement-breakpoint
CREATE INDEX "registrations_of_code" ON "registrations" USING btree ("code","status","pending_since");