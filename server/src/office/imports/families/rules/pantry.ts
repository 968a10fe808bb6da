import type { DepartmentRules } from '../family-rules.ts'

export const pantry: DepartmentRules = {
  departamento: 'Almacén',
  familias: [
    {
      familia: 'Aceites y vinagres',
      heads: 'aceite aceto vinagre',
      pairs: 'aderezo+oliva',
      words: 'cocinero lira oliovita virgen',
      brands: 'cocinero',
    },
    {
      familia: 'Aderezos y salsas frías',
      heads: 'chucrut ketchup mayonesa mostaza',
      pairs:
        'aderezo+hellmann aderezo+original chimichurri+vanoli jugo+ancla jugo+minerva jugo+monte ' +
        'salsa+chimichurri salsa+golf salsa+miel salsa+pampagourmet salsa+parmesana salsa+picante ' +
        'salsa+tabasco salsa+tau salsa+vanoli',
      words: 'heinz hellmann savora',
      brands: "heinz, hellmann's",
    },
    {
      familia: 'Sal, especias y condimentos',
      heads:
        'adobo aji albahaca azafran bicarbonato canela comino condimento curry especia laurel molinillo ' +
        'oregano pimenton pimienta provenzal romero sal sazonador tomillo',
      pairs:
        'ajo+granulado ajo+parmesana ajo+triturado cebolla+deshidratada chimichurri+deshidratado ' +
        'mix+crocante mix+especia mix+indo mix+pimienta nuez+moscada saborizador+ancla ' +
        'saborizador+campagnola salsa+darama semilla+entera',
      words: 'celusal entrefina india indo intacta moscada naturalidad salero',
      brands: '1854, celusal, indias, indo deli',
    },
    {
      familia: 'Arroz y legumbres',
      heads: 'arroz lentejon quinoa risotto trigo',
      pairs:
        'arveja+partida lenteja+cooperativa lenteja+elio maiz+pelado maiz+pisado maiz+pisingallo ' +
        'poroto+egran poroto+elio',
      words: 'elio parbolizado scotti',
    },
    {
      familia: 'Pastas secas',
      heads: 'fideo lucchettini spaghetti tagliatelle',
      pairs: 'pasta+waka',
      words: 'codito delverde fusilli guisero mono mostachol penne rigate rivoli semolado tirabuzon waka',
      brands: 'delverde',
    },
    {
      familia: 'Tomates y salsas',
      pairs:
        'pulpa+tomate pure+tomate salsa+arcor salsa+filetto salsa+knorr salsa+pizza salsa+salsati ' +
        'salsa+tomate tomate+cubeteado tomate+perita tomate+triturado',
      words: 'perita salsati',
    },
    {
      familia: 'Conservas',
      heads: 'anchoa atun caballa champignon choclo coctel grano jardinera jurel palmito sardina',
      pairs:
        'anana+rodaja anana+trozo arveja+seca corazon+alcaucil durazno+lata durazno+mitad ' +
        'durazno+natural filet+anchoa filet+costa fruto+almibar garbanzo+campagnola garbanzo+remojado ' +
        'lenteja+remojada lomito+natural pate+atun pera+mitad poroto+campagnola poroto+remojado',
      words: 'almibar costa desmenuzado gome mitad puglisi remojada remojado',
      brands: 'gomes da costa, la banda',
    },
    {
      familia: 'Harinas y premezclas',
      heads: 'harina polenta premezcla',
      words: 'leudante',
    },
    {
      familia: 'Caldos, sopas y puré',
      heads: 'caldo sopa',
      pairs: 'pure+papa saborizador+knorr',
      words: 'maruchan nissin',
      brands: 'knorr quick, maruchan',
    },
    {
      familia: 'Postres y repostería',
      heads: 'bizcochuelo esencia gelatina mantequilla',
      pairs:
        'bano+chocolate bano+reposteria coco+rallado flan+light flan+preparar gel+destello pasta+mapsa ' +
        'polvo+bizcochuelo polvo+flan polvo+hornear polvo+mousse polvo+preparar postre+exquisita ' +
        'postre+shimy postre+sublime postre+vainilla',
      words: 'exquisita hornear',
      brands: 'exquisita, royal',
    },
    {
      familia: 'Snacks',
      heads: 'chip chizito cono nacho palito pochoclo pretzel',
      pairs:
        'fajita+sabor galletita+rex mani+king mani+krachito mani+pasa mani+pedrin mani+pehuamar ' +
        'mani+saborizado mix+almendra papa+capitan papa+frita snack+barbacoa snack+chedar snack+cheeto ' +
        'snack+cros snack+krachito',
      words: 'frita krachito lay pedrin pehuamar pringl',
      brands: 'pehuamar',
    },
    {
      familia: 'Aceitunas y encurtidos',
      heads: 'aceituna ajie cebollita pepinillo pepino pickl tapena',
      pairs: 'pasta+aceituna',
      words: 'castell descarozada marvavic yovinessa',
      brands: 'castell, marvavic, yovinessa',
    },
  ],
}
