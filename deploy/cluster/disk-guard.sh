#!/bin/sh
# /usr/local/sbin/gondola-disk-guard on base-1, base-2 and base-3, every ten seconds (gondola-disk-guard.timer): a leader
# whose disk is almost full hands over while it can. PostgreSQL itself would refuse every order until there is room.
# NODE and ADDRESS as in docs/operating.md.
set -eu
FOLDER=/var/lib/postgresql
FREE_MIN_MB=${FREE_MIN_MB:-2048}
# touched by a hand-over, gone once there is room: where all disks are full the leader is not passed around
LAST=/var/run/postgresql/disk-guard-last
PATRONI=http://$ADDRESS:8008

free=$(df --output=avail --block-size=1M "$FOLDER" | tail -n 1 | tr -d ' ')
if [ "$free" -ge "$FREE_MIN_MB" ]; then
    rm -f "$LAST"
    exit 0
fi
if ! curl --silent --fail --output /dev/null --max-time 5 --request OPTIONS "$PATRONI/primary"; then exit 0; fi
if [ -n "$(find "$LAST" -mmin -10 2>/dev/null)" ]; then exit 0; fi
# the log may be on the full disk too
echo "$FOLDER has $free MB left: $NODE hands over" >&2 || true
curl --silent --fail --output /dev/null --max-time 60 --header 'content-type: application/json' \
    --data "{\"leader\": \"$NODE\"}" "$PATRONI/switchover"
touch "$LAST"
