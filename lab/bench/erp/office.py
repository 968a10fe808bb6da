"""What the chain's own people do in Tryton: its first set-up, a day's new articles, prices and counts; and what its
books say, as JSON, to be compared with the shop's.

    office.py DATABASE setup | day NUMBER SEED ARTICLES | dump
"""
import datetime
import json
import random
import sys
from decimal import Decimal

from proteus import Model, Wizard, config

GOODS = {  # by department and family; by weight or by the piece, and what it costs at most
    ('Almacén', 'Yerbas', 'Unit', 5200): ['Yerba', 'Mate cocido', 'Té'],
    ('Almacén', 'Galletitas', 'Unit', 2600): ['Galletitas', 'Bizcochos', 'Tostadas'],
    ('Lácteos', 'Leches', 'Unit', 2100): ['Leche', 'Yogur', 'Crema'],
    ('Fiambrería', 'Quesos', 'Kilogram', 14500): ['Queso', 'Provoleta', 'Ricota'],
    ('Verdulería', 'Frutas', 'Kilogram', 3900): ['Manzana', 'Pera', 'Uva'],
}
BRANDS = ['Del Valle', 'La Ñata', 'Don Óscar', 'Sierra Alta', 'Tandil', 'El Ombú']


def setup():
    """Company, currency, chart of accounts, years, and where the money lies."""
    Currency, Party = Model.get('currency.currency'), Model.get('party.party')
    peso = Currency(name='Peso argentino', symbol='$', code='ARS', rounding=Decimal('0.01'))
    peso.save()
    chain = Party(name='La cadena')
    chain.save()
    wizard = Wizard('company.company.config')
    wizard.execute('company')
    wizard.form.party, wizard.form.currency = chain, peso
    wizard.execute('add')
    current = config.get_config()
    current._context = Model.get('res.user').get_preferences(True, {})
    company, = Model.get('company.company').find()
    # goods are weighed to the gram
    for uom in Model.get('product.uom').find([('name', '=', 'Kilogram')]):
        uom.digits, uom.rounding = 3, 0.001
        uom.save()
    data, = Model.get('ir.model.data').find(
        [('module', '=', 'account'), ('fs_id', '=', 'account_template_root_en')], limit=1)
    chart = Wizard('account.create_chart')
    chart.execute('account')
    chart.form.account_template = Model.get('account.account.template')(data.db_id)
    chart.form.company = company
    chart.execute('create_account')
    Account = Model.get('account.account')
    chart.form.account_receivable, = Account.find([('type.receivable', '=', True)], limit=1)
    chart.form.account_payable, = Account.find([('type.payable', '=', True)], limit=1)
    chart.execute('create_properties')
    def sequence(model, kind):
        made = Model.get(model)(name=kind, company=company)
        made.sequence_type, = Model.get('ir.sequence.type').find([('name', '=', kind)], limit=1)
        made.save()
        return made

    year = Model.get('account.fiscalyear')(name='2026', company=company)
    year.start_date, year.end_date = datetime.date(2026, 1, 1), datetime.date(2026, 12, 31)
    year.post_move_sequence = sequence('ir.sequence', 'Account Move')
    invoices, = year.invoice_sequences
    invoices.out_invoice_sequence = invoices.out_credit_note_sequence = invoices.in_invoice_sequence = \
        invoices.in_credit_note_sequence = sequence('ir.sequence.strict', 'Invoice')
    year.save()
    year.click('create_period')


def day(number, seed, articles):
    """New articles, other prices, counts: on the first day of everything."""
    draw = random.Random(f'{seed} {number}')
    products = Model.get('product.product').find([('template.salable', '=', True)])
    for place, product in enumerate(draw.sample(products, len(products) // 4)):
        # the shop would hold prices that jump, and a batch with two other names
        product.template.list_price = cents(product.template.list_price * Decimal(draw.uniform(0.88, 1.15)))
        if place == 0:
            product.template.name += f' envase {number}'
        product.template.save()
    count = articles if number == 0 else max(2, articles // 20)
    added = [new_article(len(products) + place, draw) for place in range(count)]
    inventory = Model.get('stock.inventory')()
    inventory.location, = Model.get('stock.location').find([('code', '=', 'STO')])
    for product in added + draw.sample(products, len(products) // 5):
        whole = draw.randint(40, 200)
        line = inventory.lines.new(product=product)
        line.quantity = float(whole) if product.default_uom.name == 'Unit' else whole + draw.randint(0, 999) / 1000
    inventory.click('confirm')


def new_article(number, draw):
    (department, family, unit, most), names = draw.choice(list(GOODS.items()))
    template = Model.get('product.template')(
        code=f'A-{1000 + number}', type='goods', salable=True,
        name=f'{draw.choice(names)} {draw.choice(BRANDS)} {number}' + (' 500 g' if unit == 'Unit' else ' x kg'),
        list_price=cents(Decimal(draw.uniform(most / 5, most))))
    template.default_uom, = Model.get('product.uom').find([('name', '=', unit)])
    template.categories.append(category(family, category(department)))
    template.save()
    return template.products[0]


def category(name, parent=None):
    Category = Model.get('product.category')
    found = Category.find([('name', '=', name), ('parent', '=', parent.id if parent else None)])
    if found:
        return found[0]
    made = Category(name=name, parent=parent)
    made.save()
    return made


def cents(amount):
    return amount.quantize(Decimal('0.01'))


def dump():
    """Articles, sales, shipped quantities and posted moves."""
    storage, = Model.get('stock.location').find([('code', '=', 'STO')])
    today = datetime.date.today()
    with config.get_config().set_context(locations=[storage.id], stock_date_end=today):
        products = [
            {'code': p.code, 'name': p.template.name, 'price': str(p.template.list_price),
             'stock': round((p.quantity or 0) * (1000 if p.default_uom.name == 'Kilogram' else 1))}
            for p in Model.get('product.product').find([('template.salable', '=', True)])]
    sales = [
        {'reference': sale.reference, 'state': sale.state, 'total': str(sale.total_amount),
         'customer': sale.party.code,
         'shipments': sorted(shipment.state for shipment in sale.shipments),
         'lines': [
             {'code': line.product and line.product.code, 'text': line.description or '',
              'quantity': line.quantity, 'price': str(line.unit_price), 'amount': str(line.amount)}
             for line in sale.lines]}
        for sale in Model.get('sale.sale').find([])]
    moves = [
        {'text': move.description, 'date': str(move.date), 'state': move.state,
         'lines': [{'account': line.account.name, 'debit': str(line.debit), 'credit': str(line.credit)}
                   for line in move.lines]}
        for move in Model.get('account.move').find([])]
    json.dump({'products': products, 'sales': sales, 'moves': moves}, sys.stdout)


if __name__ == '__main__':
    database, command, *rest = sys.argv[1:]
    config.set_trytond(database)
    {'setup': setup, 'day': day, 'dump': dump}[command](*map(int, rest))
