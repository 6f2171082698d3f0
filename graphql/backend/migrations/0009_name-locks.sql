CREATE TABLE "name_locks" (
	"name" text PRIMARY KEY NOT NULL
);
