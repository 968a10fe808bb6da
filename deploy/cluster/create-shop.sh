#!/bin/sh
# /etc/patroni/create-shop.sh: run once by Patroni on the new cluster's leader, with its address; the shop's password is
# in /etc/patroni/gondola-password (owner postgres, mode 600). PgBouncer passes no settings of sessions on, so the
# account has the timeouts that the shop asks for itself elsewhere.
set -eu
PASSWORD=$(cat /etc/patroni/gondola-password)
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$PASSWORD" "$1" <<'SQL'
create role gondola login password :'password';
alter role gondola set statement_timeout = '60s';
alter role gondola set idle_in_transaction_session_timeout = '60s';
grant pg_monitor to gondola;
create database gondola owner gondola encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
