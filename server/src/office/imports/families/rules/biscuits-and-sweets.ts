import type { DepartmentRules } from '../family-rules.ts'

export const biscuitsAndSweets: DepartmentRules = {
  departamento: 'Galletitas y golosinas',
  familias: [
    {
      familia: 'Galletitas dulces',
      heads: 'biscuit cookie gall galle gallet galletita vainilla',
      pairs:
        'galleta+avena galleta+chocolate galleta+vainilla galletita+algarroba galletita+anillo ' +
        'galletita+avena galletita+azucarada galletita+cacao galletita+champagne galletita+chip ' +
        'galletita+chispa galletita+chocolate galletita+copani galletita+delicel galletita+frolita ' +
        'galletita+frutilla galletita+fruto galletita+gold galletita+jacobsen galletita+limon ' +
        'galletita+maria galletita+marmolada galletita+okebon galletita+opera galletita+oro ' +
        'galletita+pamela galletita+pepa galletita+rellena galletita+sabor galletita+scon ' +
        'galletita+soriano galletita+surtida galletita+surtido galletita+triangulito galletita+vainilla ' +
        'galletita+vocacion mini+polvorita oblea+frutilla oblea+gullon oblea+limon oblea+sinfonia',
      words: 'formi okebon pamela pitusa polvorita polvoron',
      brands: 'okebon',
    },
    {
      familia: 'Galletitas saladas',
      heads: 'cintita tostadita',
      pairs:
        'galleta+cracker galleta+granix galletita+agua galletita+club galletita+cracker ' +
        'galletita+expres galletita+hogarena galletita+lino galletita+marinera galletita+mediatarde ' +
        'galletita+salvado galletita+sandwich galletita+sesamo mini+arroz mini+cracker snack+sodio ' +
        'talita+carrefour',
      words: 'hogarena',
    },
    {
      familia: 'Galletas de arroz y bizcochos',
      heads: 'bizcocho',
      pairs: 'bizcochito+grasa bizcochito+naturalmente bizcochito+salado galleta+arroz galletita+arroz',
    },
    {
      familia: 'Alfajores',
      heads: 'alfajor tapita',
      pairs: 'mini+alfajor',
      words: 'jorgito',
    },
    {
      familia: 'Chocolates y bombones',
      heads: 'chocolate conejo cubanito',
      pairs:
        'bocadito+leche bombon+bon bombon+chocolate bombon+ferrero bombon+lindor bombon+raffaello ' +
        'bombon+tokke confite+chocolate huevo+chocolate huevo+kinder huevo+nevado oblea+bon ' +
        'oblea+rhodesia tableta+chocolate tableta+dulce',
      words: 'aireado cadbury ferrero kinder ritter rocher sorpresa',
      brands: 'cadbury, ferrero rocher, kinder, ritter',
    },
    {
      familia: 'Caramelos, chicles y gomitas',
      heads: 'caramelo chicl chicle chupetin gomita',
      pairs: 'confite+nerd pastilla+drf pastilla+goma pastilla+hall pastilla+plenario pastilla+tac',
      words: 'beldent flynn hall lipo masticabl menthoplu paff plenario tac tic',
      brands: 'beldent, butter toffees, lipo, top line',
    },
    {
      familia: 'Barras de cereal',
      pairs:
        'barra+bimbo barra+cerealita barra+coco barra+flow barra+manzana barra+mix barra+value ' +
        'barra+vita cereal+frutilla',
    },
    {
      familia: 'Turrones y confituras',
      heads: 'garrapinada turron',
      pairs: 'mani+chocolate',
    },
  ],
}
