ALTER TABLE "allowances" RENAME TO "quota_uses";--> statement-breakpoint
ALTER TABLE "quota_uses" RENAME COLUMN "taken_at" TO "used_at";--> statement-breakpoint
ALTER INDEX "allowances_pkey" RENAME TO "quota_uses_pkey";--> statement-breakpoint
ALTER INDEX "allowances_of_subject" RENAME TO "quota_uses_of_subject";--> statement-breakpoint
ALTER TABLE "registrations" RENAME COLUMN "shadow" TO "decoy";
