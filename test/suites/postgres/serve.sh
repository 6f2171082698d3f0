# A PostgreSQL in a new folder, for as long as whoever started this holds its standard input open: after it nothing is left,
# also where the other side was killed. Says "ready" once it takes connections; what went wrong goes to standard error.
# $1: the folder of the programs, $2: the new folder, in which its socket is, $3: options of the server, $4: the program PgBouncer,
# which finds its settings there, or nothing.
trap '' INT TERM HUP
if {
  "$1/initdb" -D "$2/data" -U postgres -A trust -E UTF8 --locale=C --locale-provider=icu --icu-locale=en -N --no-instructions &&
    "$1/pg_ctl" -D "$2/data" -w -t 600 -o "-k '$2' $3" start &&
    { [ -z "$4" ] || "$4" -q -d "$2/pgbouncer.ini"; }
} >"$2/log" 2>&1; then
  echo ready
  cat >/dev/null
  [ -z "$4" ] || kill "$(cat "$2/pgbouncer.pid")"
  "$1/pg_ctl" -D "$2/data" -m immediate -w -t 600 stop >>"$2/log" 2>&1
else
  cat "$2/log" >&2
fi
rm -rf "$2"
