import type { DepartmentRules } from '../family-rules.ts'

export const drinks: DepartmentRules = {
  departamento: 'Bebidas',
  familias: [
    {
      familia: 'Gaseosas',
      heads: 'coca gaseosa',
      words: 'cunnington fanta mirinda pepsi pritty secco sprite',
      brands: '7 up, coca cola, cunnington, fanta, pepsi, secco, sprite',
    },
    {
      familia: 'Aguas',
      heads: 'soda',
      pairs:
        'agua+bidon agua+cordoba agua+gas agua+gasificada agua+mesa agua+mineral agua+mineralizada ' +
        'agua+sodio',
      words: 'kin mineral mineralizada sifon',
      brands: 'kin',
    },
    {
      familia: 'Aguas saborizadas',
      pairs: 'agua+levite agua+saborizada',
      words: 'awafrut levite',
      brands: 'aquarius, awafrut, levite',
    },
    {
      familia: 'Jugos listos',
      pairs:
        'jugo+ade jugo+baggio jugo+campagnola jugo+cepita jugo+citric jugo+creciente jugo+diluir ' +
        'jugo+fruggina jugo+frutta jugo+jumex jugo+listo jugo+napay jugo+natural jugo+organico ' +
        'jugo+pindapoy jugo+plenty jugo+pulpa',
      words: 'cepita',
      brands: 'cepita, citric',
    },
    {
      familia: 'Jugos en polvo y concentrados',
      pairs: 'jugo+carioca jugo+frescor jugo+pent jugo+polvo',
      words: 'tang',
      brands: 'rinde dos, tang',
    },
    {
      familia: 'Isotónicas y energizantes',
      heads: 'energizante gatorade',
      pairs: 'bebida+energizante bebida+isotonica',
      words: 'isotonica powerade',
      brands: 'gatorade, powerade',
    },
    {
      familia: 'Amargos y bebidas de hierbas',
      heads: 'amargo',
      pairs: 'aperitivo+amargo',
    },
    {
      familia: 'Cervezas',
      heads: 'birra cerveza',
      words:
        'amber antar artoi brahma grolsch heineken isenbeck lager porron quilme rabieta ' +
        'schneider stella stout',
      brands: 'andes, brahma, imperial, quilmes, rabieta, stella artois',
    },
    {
      familia: 'Vinos tintos',
      heads: 'vino',
      pairs:
        'vino+barrel vino+blend vino+bonarda vino+cabernet vino+grand vino+magna vino+malbec ' +
        'vino+merlot vino+nina vino+pinot vino+syrah vino+tannat vino+tinto',
      words:
        'bodega bonarda cabernet cheval cuvelier escorihuela franc malbec mariflor merlot pacheco ' +
        'pereda syrah tempranillo tinto',
      brands: 'cuvelier los andes',
    },
    {
      familia: 'Vinos blancos y rosados',
      pairs:
        'vino+argentin vino+blanc vino+blanco vino+chardonnay vino+chenin vino+natural vino+rosado ' +
        'vino+rose vino+semillon vino+tardia vino+tardio vino+torrontes vino+viognier',
      words: 'chardonnay chenin torronte',
    },
    {
      familia: 'Espumantes y sidras',
      heads: 'champagne champana espumante frizze prosecco sidra',
      pairs: 'anana+fizz vino+brut vino+espumante',
      words: 'baron brut chandon mumm',
    },
    {
      familia: 'Aperitivos y bebidas blancas',
      heads:
        'americano anis aperitivo bitter brandy cognac conac fernet gin ginebra grapa grappa licor ' +
        'pisco ron tequila vermout vermouth vermut vodka whisky',
      pairs:
        'aperitivo+americano aperitivo+bitter aperitivo+carpano aperitivo+cazali aperitivo+fernet ' +
        'aperitivo+lemon aperitivo+martini aperitivo+pronto cafe+pluma',
      words: 'absolut bol chiva cusenier johnnie pluma regal walker',
      brands: 'absolut, bols, cusenier, johnnie walker, tres plumas',
    },
  ],
}
