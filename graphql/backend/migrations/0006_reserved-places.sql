ALTER TABLE "registration_codes" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Without the default: codes that are there were not counted yet. The back end counts them one by one (store/pruning.ts).
ALTER TABLE "registration_codes" ADD COLUMN "reserved_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration_codes" ALTER COLUMN "reserved_after" SET DEFAULT 'epoch';--> statement-breakpoint
-- A registration that waits for its activation is counted at its code, and stays so when it has lapsed, until "reserved_after" passes it.
-- By the database, so that processes of the release before, which know nothing of it, are counted as well.
CREATE FUNCTION "count_reserved_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held boolean := TG_OP <> 'INSERT' AND OLD.pending_since IS NOT NULL AND OLD.status IN ('PENDING_ACTIVATION', 'EXPIRED');
	holds boolean := TG_OP <> 'DELETE' AND NEW.pending_since IS NOT NULL AND NEW.status IN ('PENDING_ACTIVATION', 'EXPIRED');
BEGIN
	IF held AND holds AND OLD.code = NEW.code AND OLD.pending_since = NEW.pending_since THEN
		RETURN NULL;
	END IF;
	-- A code that was not counted yet is written to as well: so this waits for whoever is counting, or they for this.
	IF held THEN
		UPDATE registration_codes SET reserved = reserved - 1
			WHERE code = OLD.code AND (reserved_after IS NULL OR OLD.pending_since > reserved_after);
	END IF;
	IF holds THEN
		UPDATE registration_codes SET reserved = reserved + 1
			WHERE code = NEW.code AND (reserved_after IS NULL OR NEW.pending_since > reserved_after);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_reserved_places" AFTER INSERT OR DELETE OR UPDATE OF "status", "pending_since", "code" ON "registrations"
	FOR EACH ROW EXECUTE FUNCTION "count_reserved_places"();
