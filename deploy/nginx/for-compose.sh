#!/bin/sh
# In compose the shop's processes have names of their own; nginx's image runs this before it starts.
set -eu
sed -e 's/server 127.0.0.1:3001/server shop-1:3000/' \
    -e 's/server 127.0.0.1:3002/server shop-2:3000/' \
    -e "s/tienda\.example/${GONDOLA_NAME:-tienda.example}/" \
    /etc/gondola/gondola-shop.conf > /etc/nginx/gondola-shop.conf
cp /etc/gondola/gondola.conf /etc/nginx/conf.d/default.conf
