"""The chain's program between Tryton and its shop (docs/erp.md). One run is one round: the shop's orders and payments
into Tryton, then Tryton's articles, prices and stock to the shop. It may be killed at any moment and run again.

    GONDOLA_URL=… GONDOLA_CLAVE=gdl_… GONDOLA_PASS=… adapter.py DATABASE STATE-FILE TODAY
"""
import datetime
import hashlib
import http.client
import http.cookiejar
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from decimal import Decimal
from pathlib import Path

from proteus import Model, config

ROWS, PAGE = 20, 20  # of a batch and a page: small ones, so that a round has many
STAFF = 'tryton'  # reads the journal, for which there is no key


class State(dict):
    """The round, the cursor, the journal's last day and what goods were sent; written whole or not at all."""

    def __init__(self, path):
        super().__init__(round=0, cursor=None, journal=None, sent={})
        self.path = path
        self.update(json.loads(path.read_text()) if path.exists() else {})

    def keep(self, **changed):
        self.update(changed)
        new = self.path.with_suffix('.new')
        new.write_text(json.dumps(self))
        new.replace(self.path)


class Shop:
    cookies = http.cookiejar.CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))

    def ask(self, method, path, body=None, **headers):
        """Asks until there is an answer: each request may be repeated."""
        data = None if body is None else json.dumps(body).encode()
        headers = {name.replace('_', '-'): value for name, value in headers.items()}
        headers |= {'content-type': 'application/json'} if data else {}
        for wait in (0.1, 0.2, 0.5, 1, 2, 5, 10):
            request = urllib.request.Request(os.environ['GONDOLA_URL'] + path, data, method=method, headers=headers)
            try:
                with self.opener.open(request, timeout=30) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as error:
                if error.code not in (409, 429) and error.code < 500:
                    raise RuntimeError(f'{method} {path}: {error.code} {error.read().decode()}') from error
            except (OSError, http.client.HTTPException):
                pass  # no answer, or half of one
            time.sleep(wait)
        raise RuntimeError(f'{method} {path}: no answer')

    def by_key(self, method, path, body=None, **headers):
        headers['authorization'] = f"Bearer {os.environ['GONDOLA_CLAVE']}"
        return json.loads(self.ask(method, '/api/integraciones/' + path, body, **headers))

    def journal(self, since, until):
        """The ledger's entries of these days, as the panel lets staff download them."""
        self.ask('GET', '/api/clientes/yo')  # any GET gives the token
        token = next(cookie.value for cookie in self.cookies if cookie.name == 'XSRF-TOKEN')
        who = {'Usuario': STAFF, 'Pass': os.environ['GONDOLA_PASS']}
        self.ask('POST', '/api/gestion/ingresar', who, x_xsrf_token=token)
        return self.ask('GET', f'/api/gestion/informes/diario?FechaDesde={since}&FechaHasta={until}')


def take_orders(shop, state):
    """Every order that changed, page by page; the cursor moves on once a page is in Tryton."""
    while True:
        after = state['cursor']
        page = shop.by_key('GET', f'pedidos?Limite={PAGE}' + (f'&Desde={after}' if after else ''))
        for order in page['Pedidos']:
            write_sale(order)
            print('order', order['Id'], flush=True)
        state.keep(cursor=page['Cursor'])
        if not page['HayMas']:
            return


def write_sale(order):
    """The order's sale as the order is now, confirmed; shipped once it left, cancelled if it was."""
    Sale = Model.get('sale.sale')
    reference = f"Góndola {order['Id']}"
    found = Sale.find([('reference', '=', reference)])
    # what is written already is not written again
    version = hashlib.sha256(json.dumps([order['Lineas'], order['TotalNeto']]).encode()).hexdigest()[:16]
    sale = found[0] if found else Sale(reference=reference, invoice_method='manual')
    closed = {'processing': 'D', 'done': 'D', 'cancelled': 'CA'}
    if sale.state in closed:
        if order['Estado'] not in closed[sale.state]:
            raise RuntimeError(f"{reference} is {order['Estado']}, and its sale {sale.state}")
    elif not found or sale.description != version:
        walk(sale, quotation='draft', confirmed='draft')
        sale.party = customer(order)
        sale.sale_date = datetime.date.fromisoformat(order['Fecha'])
        sale.description = version
        for line in list(sale.lines):
            sale.lines.remove(line)
        write_lines(sale, order)
        sale.save()
    if order['Estado'] in closed['cancelled']:
        return walk(sale, quotation='draft', confirmed='draft', draft='cancel')
    walk(sale, draft='quote', quotation='confirm')
    if order['Estado'] == closed['done']:
        walk(sale, confirmed='process')
        for shipment in sale.shipments:
            walk(shipment, waiting='assign_force', assigned='pick', picked='pack', packed='done')


def walk(record, **steps):
    """Presses the button of each state that the record is in, one after another."""
    for state, step in steps.items():
        if record.state == state:
            record.click(step)


def write_lines(sale, order):
    """What was ordered, or was prepared; then discount, delivery and what Tryton rounds to the even centavo."""
    goods = Decimal(0)
    for line in order['Lineas']:
        now = line.get('Preparado', {'Cantidad': line['Cantidad'], 'Sustituto': None})
        goods += add_goods(sale, line, now['Cantidad'], line['Items'])
        if other := now['Sustituto']:
            goods += add_goods(sale, other, other['Cantidad'], f"{line['Items']} por {line['Codart']}")
    extra = {'Descuento': -pesos(order['TotalDescuento'] or 0), 'Envío': pesos(order['TotalEnvio'] or 0)}
    extra['Redondeo'] = pesos(order['TotalNeto']) - goods - sum(extra.values())
    for text, amount in extra.items():
        if amount:
            line = sale.lines.new(description=text, quantity=1.0)
            line.unit_price = amount


def add_goods(sale, goods, quantity, text):
    """A line in the article's own unit, at the order's price; returns what it costs."""
    if not quantity:
        return Decimal(0)
    product, = Model.get('product.product').find([('code', '=', goods['Codart'])])
    line = sale.lines.new()
    line.product = product
    line.quantity = quantity / 1000 if goods['Unidad'] == 100 else float(quantity)
    line.unit_price = pesos(goods['Precioindividual'])
    line.description = str(text)
    return pesos(Decimal(str(line.quantity)) * line.unit_price)  # half to even, as Tryton rounds


def customer(order):
    Party = Model.get('party.party')
    code = f"G{order['Cliente'] or 0}"
    for party in Party.find([('code', '=', code)]):
        return party
    party = Party(code=code, name=order['NombreCliente'] or 'Cuenta dada de baja')
    party.save()
    return party


def take_payments(shop, state, today):
    """Each entry of the journal as a posted move; the same entry of a day counts by how often it is there."""
    Move, Period, Journal = (Model.get('account.' + name) for name in ('move', 'period', 'journal'))
    since = state['journal'] or today
    later = Move.find([('date', '>=', datetime.date.fromisoformat(since))])
    there = {(move.date, move.description): move for move in later}
    seen = Counter()
    for entry in filter(None, shop.journal(since, today).split('\n\n')):
        head, *postings = entry.strip().split('\n')
        date, title = datetime.date.fromisoformat(head[:10]), head[11:]
        sides = [re.fullmatch(r' {4}(\S+) {2}(-?\d+\.\d\d) ARS', posting).groups() for posting in postings]
        text = f"{title}: {', '.join(' '.join(side) for side in sides)}"
        seen[date, text] += 1
        text += f" ({seen[date, text]})"
        move = there.get((date, text)) or Move(description=text, date=date)
        if not move.id or move.id < 0:
            move.journal, = Journal.find([('type', '=', 'cash')], limit=1)
            move.period, = Period.find([('start_date', '<=', date), ('end_date', '>=', date)])
            for name, amount in sides:
                line = move.lines.new()
                line.account = account(name)
                line.debit, line.credit = max(Decimal(amount), Decimal(0)), max(-Decimal(amount), Decimal(0))
            move.save()
        walk(move, draft='post')
        print('payment', text, flush=True)
    state.keep(journal=today)


def account(name):
    Account = Model.get('account.account')
    for known in Account.find([('name', '=', name)]):
        return known
    like, = Account.find([('name', '=', 'Main Revenue' if name.startswith('ventas') else 'Main Cash')])
    made = Account(name=name, type=like.type)
    made.save()
    return made


def send_goods(shop, state):
    """New and renamed articles, other prices, and all stock: in batches with a key of round and content."""
    storage, = Model.get('stock.location').find([('code', '=', 'STO')])
    articles, prices, stock, goods = [], [], [], {}
    with config.get_config().set_context(locations=[storage.id], stock_date_end=datetime.date.today()):
        for product in Model.get('product.product').find([('template.salable', '=', True)]):
            code, template = product.code, product.template
            grams = 1000 if product.default_uom.name == 'Kilogram' else 1
            name, price = goods[code] = [template.name, float(template.list_price)]
            known_name, known_price = state['sent'].get(code, (None, None))
            if name != known_name:
                family = template.categories[0]
                articles.append({'Codigo': code, 'Descripcion': name, 'Precio': price, 'Pesable': grams > 1,
                                 'Familia': family.name, 'Departamento': family.parent.name})
            elif price != known_price:
                prices.append({'Codigo': code, 'Precio': price})
            stock.append({'Codigo': code, 'Existencia': round((product.quantity or 0) * grams)})
    send(shop, state, 'articulos', articles)
    send(shop, state, 'precios', prices)
    send(shop, state, 'existencias', stock)
    state.keep(sent=goods)


def send(shop, state, kind, rows):
    for start in range(0, len(rows), ROWS):
        body = {'Filas': rows[start:start + ROWS]}
        digest = hashlib.sha256(json.dumps(body).encode()).hexdigest()
        answer = shop.by_key('PUT', kind, body, idempotency_key=f"{state['round']}/{kind}/{digest}")
        for row in answer['Filas']:
            if row['Resultado'] in ('rechazada', 'retenida'):
                raise RuntimeError(f"{kind}: {rows[start + row['Fila'] - 1]}: {row}")
        print(kind, start, flush=True)


def pesos(amount):
    return Decimal(str(amount)).quantize(Decimal('0.01'))


if __name__ == '__main__':
    database, state_file, day = sys.argv[1:]
    config.set_trytond(database)
    ends = Shop(), State(Path(state_file))
    # keys of its own: what a killed run sent may have been overtaken
    ends[1].keep(round=ends[1]['round'] + 1)
    take_orders(*ends)
    take_payments(*ends, day)
    send_goods(*ends)
