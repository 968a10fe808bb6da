import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { instant } from '../../../platform/clock.ts'
import { writeShopProfile } from '../profiles/shop-profiles.store.ts'
import { undoImport } from '../undo/undo-import.ts'
import { findUndoable } from '../undo/undo.store.ts'
import { importFile, type ImportOptions } from './import-file.ts'

const BELOW = 'precio_bajo_costo'

describeOnBothDatabases('which article and which price a row is of', (database) => {
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T12:00:00-03:00' })
    folder = await mkdtemp(join(tmpdir(), 'gondola-rows-'))
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  async function run(lines: readonly string[], options: Partial<ImportOptions> = {}) {
    const path = join(folder, 'lista.csv')
    await writeFile(path, lines.join('\n'))
    const { report, holds, effects } = await importFile(shop.deps, {
      path,
      isDryRun: false,
      isConfirmed: false,
      isPartial: true,
      author: 'prueba',
      ...options,
    })
    const reasons = (notes: readonly { linea: number; motivo: string }[]) =>
      notes.map(({ linea, motivo }) => `${linea} ${motivo}`)
    return {
      holds,
      effects,
      report,
      rejected: reasons(report.rechazadas),
      told: reasons(report.avisos).filter((told) => !/ (ean|rubro)_vacio$/.test(told)),
    }
  }
  const articles = async () => {
    const rows = await shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()
    return rows.map(({ Codigo, Ean, codigo_origen, Precioventa }) =>
      [Codigo, Ean, codigo_origen, Precioventa].join(' '),
    )
  }
  const stock = async () => {
    const rows = await shop.db.selectFrom('stock').selectAll().orderBy('article_code').execute()
    return rows.map(({ article_code, quantity }) => `${article_code} ${quantity}`)
  }

  it('takes the stock and cost of a row without its price, which is refused as before', async () => {
    const heading = 'codigo;descripcion;precio;existencia;costo'
    await run([heading, 'A-1;Arroz;900;4;500', 'A-2;Azúcar;800;5;400'])
    const costs = async () => {
      const rows = await shop.db.selectFrom('article_costs').selectAll().orderBy('article_code').execute()
      return rows.map(({ article_code, cost }) => `${article_code} ${cost}`)
    }
    const second = await run([heading, 'A-1;Arroz;;7;510', 'A-2;Azúcar;850;x;', 'N-1;Nuez;;9;300'])
    expect(second.rejected).toEqual(['2 precio_vacio', '4 precio_vacio'])
    expect(second.told).toEqual(['3 existencia_texto'])
    expect(second.report).toMatchObject({ leidas: 3, cambiadas: 1, nuevas: 0, existencias: 1, costos: 1 })
    expect(await stock()).toEqual(['A-1 7', 'A-2 5'])
    expect(await costs()).toEqual(['A-1 510', 'A-2 400'])
    expect((await articles()).map((one) => one.split(' ').at(-1))).toEqual(['900', '850'])
    // no row of the file has a price
    const third = await run([heading, 'A-1;Arroz;;8;', 'A-2;Azúcar;;x;'], { isConfirmed: true })
    expect(third.rejected).toEqual(['2 precio_vacio', '3 precio_vacio'])
    expect(await stock()).toEqual(['A-1 8', 'A-2 5'])
    await expect(run([heading, 'A-1;Arroz;;;', 'N-1;Nuez;;9;'])).rejects.toThrow('no tiene precio')
    // words or a zero are no price either; what cannot be read is another matter
    const fourth = await run([heading, 'A-1;Arroz;consultar;9;', 'A-2;Azúcar;0;6;', 'A-2;Azúcar;1,2,3.4;60;'])
    expect(fourth.report.rechazadas.map(({ detalle }) => detalle)).toEqual([
      'El precio «consultar» no es un número. Lo demás que dice la fila (existencia, costo) se toma.',
      'El precio es cero. Lo demás que dice la fila (existencia, costo) se toma.',
      'El precio «1,2,3.4» no es un número.',
    ])
    expect(await stock()).toEqual(['A-1 9', 'A-2 6'])
  })

  describe('in a shop of one branch and no lists', () => {
    it('takes the rows of its branch, and refuses those of another branch or of a list', async () => {
      const first = await run([
        'codigo;descripcion;sucursal;lista;precio;existencia',
        '1001;Yerba;1;;4800;3',
        '1001;Yerba;2;;3800;50',
        '1002;Fideos;99;;1000;70',
        '1003;Arroz;Casa central;;900;5',
        '1004;Harina;;;800;6',
        '1005;Polenta;;Mayorista;500;7',
        '1004;Harina;1;Mayorista;300;8',
      ])
      expect(first.rejected).toEqual([
        '3 sucursal_ajena',
        '4 sucursal_ajena',
        '7 lista_ajena',
        '8 lista_ajena',
      ])
      expect([first.effects, first.report.ignoradas]).toEqual([null, undefined])
      expect(await articles()).toEqual(['1001  1001 4800', '1003  1003 900', '1004  1004 800'])
      expect(await stock()).toEqual(['1001 3', '1003 5', '1004 6'])
    })

    it('refuses a file all of whose rows are of another list', async () => {
      const rows = ['1001;Yerba;Mayorista;3800', '1002;Fideos;Mayorista;1000', '1003;Arroz;Mayorista;900']
      await expect(run(['codigo;descripcion;lista;precio', ...rows])).rejects.toThrow('lista de precios')
      expect(await articles()).toEqual([])
    })
  })

  it('takes prices and stock of a branch that takes no orders yet', async () => {
    const closed = { Nombre: 'Centro', Direccion: 'Mitre 1', Telefono: '', is_active: false }
    await shop.db.insertInto('branches').values(closed).execute()
    const { rejected, effects } = await run([
      'codigo;descripcion;sucursal;precio;existencia',
      '1001;Yerba;Casa central;4800;3',
      '1001;Yerba;Centro;5000;7',
      '1002;Fideos;Casa central;900;4',
    ])
    expect(rejected).toEqual([])
    expect(effects?.map(({ Nombre, Lista, Precios }) => [Nombre, Lista, Precios])).toEqual([
      ['Casa central', null, 2],
      ['Centro', 'Centro', 1],
    ])
    expect(await articles()).toEqual(['1001  1001 4800', '1002  1002 900'])
    expect(await stock()).toEqual(['1001 3', '1001 7', '1002 4'])
  })

  it('names the branches with a price of their own where a base price changes', async () => {
    const north = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
    await shop.db.insertInto('branches').values(north).execute()
    const heading = 'codigo;descripcion;precio'
    const first = await run([heading, '1001;Yerba;900', '1002;Fideos;800', '1003;Sal;300'])
    expect(first.told).toEqual([])
    await run(['codigo;sucursal;precio', '1001;Norte;950', '1002;Norte;850', '1003;Norte;350'])
    const base = await run([heading, '1001;Yerba;910', '1002;Fideos;810', '1003;Sal;300'])
    expect(base.told).toEqual(['0 precio_propio'])
    expect(base.report.avisos[0]!.detalle).toBe(
      'Sucursales con precio propio en artículos que cambian: Norte (2). Ese precio queda como está.',
    )
    expect((await run([heading, '1003;Sal;300'])).told).toEqual([])
  })

  it('takes a row of a branch and a list only if the branch has that list', async () => {
    const lists = shop.db.insertInto('price_lists').values(
      ['Minorista', 'Mayorista'].map((Nombre) => ({
        Nombre,
        name_key: Nombre.toLowerCase(),
        created_at: '2026-11-21T12:00:00Z',
      })),
    )
    const [own] = await lists.returning('Id').execute()
    await shop.db.updateTable('branches').set({ price_list_id: own!.Id }).where('Id', '=', 1).execute()
    const { rejected } = await run([
      'codigo;descripcion;sucursal;lista;precio',
      '1001;Yerba;1;Minorista;4800',
      '1002;Fideos;1;Mayorista;1000',
    ])
    expect(rejected).toEqual(['3 lista_de_otra_sucursal'])
  })

  describe('found by the code of the system that wrote the file', () => {
    const WITH_EAN = 'ean;codigo;descripcion;precio'
    const [MATE, TEA, RICE] = ['7791000000024', '7791000000031', '7791000000048']

    it('an article that was imported with barcode and code, and one with its code only', async () => {
      await run([WITH_EAN, `${MATE};7001;Yerba 1 kg;999`, ';7002;Pan casero;500'])
      expect((await run(['codigo;precio', '7001;1050', '7002;510'])).rejected).toEqual([])
      expect(await articles()).toEqual(['7002  7002 510', `${MATE} ${MATE} 7001 1050`])
      await run([WITH_EAN, ';7001;Yerba 1 kg;1060', `${TEA};7002;Pan casero;520`])
      expect(await articles()).toEqual([`7002 ${TEA} 7002 520`, `${MATE} ${MATE} 7001 1060`])
      // by the barcode in the column of codes, which is no new code of origin
      await run(['codigo;precio', `${MATE};1070`, `${TEA};530`])
      expect(await articles()).toEqual([`7002 ${TEA} 7002 530`, `${MATE} ${MATE} 7001 1070`])
    })

    it('one article of a file whose rows lack the barcode or have it', async () => {
      await run([WITH_EAN, `${MATE};7001;Yerba 1 kg;999`, ';7001;Yerba 1 kg;999', ';7002;Pan;500'])
      await run([WITH_EAN, ';7002;Pan;500', `${TEA};7002;Pan;500`, `${RICE};7002;Pan integral;600`])
      expect(await articles()).toEqual([`7002 ${TEA} 7002 500`, `${MATE} ${MATE} 7001 999`])
    })

    it('and tells keys that point at different articles', async () => {
      await run([WITH_EAN, `${MATE};7001;Yerba 1 kg;999`, `${TEA};7002;Té;500`])
      const { rejected, report } = await run([
        WITH_EAN,
        `${MATE};7002;Yerba 1 kg;1050`,
        `${RICE};7001;Arroz;800`,
        `${TEA};7003;Té;510`,
      ])
      expect(rejected).toEqual(['2 codigo_de_otro', '3 codigo_de_otro'])
      expect(report.rechazadas[0]?.detalle).toContain(`${MATE}, ${TEA}`)
      expect(await articles()).toEqual([`${MATE} ${MATE} 7001 999`, `${TEA} ${TEA} 7003 510`])
    })

    it('but not by a code that several have', async () => {
      const rows = [`${MATE};7001;Yerba suave;999`, `${TEA};7001;Yerba fuerte;999`]
      expect((await run([WITH_EAN, ...rows])).report.nuevas).toBe(2)
      expect((await run([WITH_EAN, ...rows, `${RICE};7001;Yerba con palo;999`])).report.nuevas).toBe(1)
      await run(['codigo;descripcion;precio', '9;Sal;10'])
      expect((await run(['codigo;precio', '7001;1050', '9;10'])).rejected).toEqual(['2 codigo_ambiguo'])
    })

    it('whatever its letter case, and without signs that nobody sees', async () => {
      await run(['codigo;descripcion;precio', 'abc-1;Yerba;999', '4\u200b005;Té;500'])
      await run(['codigo;precio', 'ABC-1;1050', '4005\ufeff;510'])
      expect(await articles()).toEqual(['4005  4005 510', 'abc-1  abc-1 1050'])
    })
  })

  it('counts a row of other columns that changes nothing as unchanged', async () => {
    const version = async () =>
      (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
    const full = (name = 'Té') => [
      'ean;codigo;descripcion;marca;rubro;subrubro;precio',
      '7791000000024;7001;Yerba 1 kg;Playadito;Almacén;Yerbas;999',
      `7791000000031;7002;${name};La Virginia;Almacén;Té;500`,
    ]
    const counts = async (lines: readonly string[]) => {
      const { report } = await run(lines, { isPartial: false })
      return [report.nuevas, report.cambiadas, report.iguales, report.desaparecidas]
    }
    const prices = ['ean;precio', '7791000000024;999', '7791000000031;500']
    await run(full())
    const before = await version()
    expect(await counts(prices)).toEqual([0, 0, 2, 0])
    expect(await counts(full())).toEqual([0, 0, 2, 0])
    expect(await counts(['codigo;precio', '7001;999', '7002;500'])).toEqual([0, 0, 2, 0])
    expect(await version()).toBe(before)
    // the last list that changed something is undone, with what it read
    expect(await findUndoable(shop.db)).toBe(1)
    expect(await counts([...prices.slice(0, 2), '7791000000031;510'])).toEqual([0, 1, 1, 0])
    expect(await counts(full('Té negro'))).toEqual([0, 1, 1, 0])
    expect(await undoImport(shop.deps, (await findUndoable(shop.db))!, null)).toBe(true)
    expect(await undoImport(shop.deps, (await findUndoable(shop.db))!, null)).toBe(true)
    expect(await articles()).toEqual([
      '7791000000024 7791000000024 7001 999',
      '7791000000031 7791000000031 7002 500',
    ])
    // articles of other columns were in the last list too
    expect((await counts(prices.slice(0, 2))).at(-1)).toBe(1)
    expect((await run(prices.slice(0, 2), { isPartial: false })).holds).toHaveLength(1)
    expect(await undoImport(shop.deps, 1, null)).toBe(true)
    expect(await articles()).toEqual([])
  })

  it('takes the unit UN alone for no word on how an article is sold', async () => {
    await run(['codigo;descripcion;precio', '313;Papa x kg;900'])
    const sale = async () => (await shop.db.selectFrom('articles').select('unidad').execute())[0]!.unidad
    await run(['codigo;precio;unidad;existencia', '313;950;UN;25'])
    expect([await sale(), await stock()]).toEqual([100, ['313 25000']])
    await run(['codigo;descripcion;precio;pesable', '313;Papa bolsa 2 kg;950;N'])
    expect(await sale()).toBe(1)
  })

  it('leaves the unit and content that the shop has where a column alone says another, and holds many', async () => {
    const FISH = '72;Merluza x kg;1000'
    const pasta = ['Fideos 500 g', 'Arroz 1 kg', 'Yerba 500 g'].map((name, n) => `${n + 1};${name};1000`)
    await run(['codigo;descripcion;precio', FISH, ...pasta])
    const units = async () => {
      const rows = await shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()
      return rows.map(({ unidad, unidaddescrip, Precioventa }) =>
        [unidad, unidaddescrip, Precioventa].join(' '),
      )
    }
    const at = (price: number) => [
      `1 500 g ${price}`,
      `1 1 kg ${price}`,
      `1 500 g ${price}`,
      `100 Por kg ${price}`,
    ]
    const codes = ['1', '2', '3', '72']
    const files: [columns: string, told: string[], motive: string | null][] = [
      ['um', ['KG', 'KG', 'KG', 'KG'], 'peso_dudoso'],
      ['cantidad;unidad', ['12;UN', '6;UN', '12;UN', '1;KG'], 'presentacion_distinta'],
      ['cantidad;unidad', ['1;UN', '1;UN', '1;UN', '1;UN'], null],
      ['pesable', ['', '', '', 'P'], 'unidad_desconocida'],
      ['unidad', ['PESO', 'BAL', 'GR', '400 G'], 'unidad_desconocida'],
      ['pesable', ['N', 'N', 'N', 'N'], 'peso_dudoso'],
      ['pesable', ['S', 'S', 'S', 'S'], 'peso_dudoso'],
    ]
    let price = 1000
    for (const [columns, told, motive] of files) {
      price += 10
      const lines = [`codigo;precio;${columns}`, ...codes.map((code, n) => `${code};${price};${told[n]}`)]
      const { report, holds } = await run(lines, { isConfirmed: true })
      const kept = report.avisos.filter(({ motivo }) => motivo === motive).length
      expect(report.avisos.filter(({ motivo }) => motivo !== motive && motivo !== 'ean_vacio')).toEqual([])
      const isHeld = motive !== null && motive !== 'unidad_desconocida' && kept > 1
      expect([columns, holds.filter((hold) => hold.includes('unidad o el contenido')).length]).toEqual([
        columns,
        Number(isHeld),
      ])
      expect([kept > 0, await units()]).toEqual([motive !== null, at(price)])
    }
  })

  it('takes nothing off sale that a row of another form may name', async () => {
    const lines = [
      'codigo;descripcion;precio',
      '10001;Sal fina;10',
      '10002;Té;20',
      '10003;Miel;30',
      '10004;Pan;40',
    ]
    await run(lines)
    const list = [lines[0]!, '10001\tSal fina\t11', '10002  Té', '10003\tMiel']
    const { rejected, report } = await run(list, { isPartial: false, isRetiring: true, isConfirmed: true })
    expect([rejected, report.desaparecidas]).toEqual([['3 columna_de_menos', '4 columna_de_menos'], 1])
    const onSale = shop.db.selectFrom('articles').select('Codigo').where('is_on_sale', '=', true)
    expect((await onSale.orderBy('Codigo').execute()).map(({ Codigo }) => Codigo)).toEqual([
      '10001',
      '10002',
      '10003',
    ])
    expect((await articles())[0]).toBe('10001  10001 11')
  })

  it('refuses a new code that differs from one of the shop by its leading zeros only', async () => {
    const list = (...codes: string[]) => [
      'codigo;descripcion;precio',
      ...codes.map((code) => `${code};Papa ${code} x kg;900`),
    ]
    await run(list('0313', '72', '9'))
    const { rejected, report } = await run(list('313', '072', '0313', '72', '73'))
    expect([rejected, report.nuevas]).toEqual([['2 codigo_ambiguo', '3 codigo_ambiguo'], 1])
  })

  it('holds a list whose new articles have the names of those in the shop', async () => {
    const list = (code: string) => Array.from({ length: 25 }, (_, n) => `${code}${n};Fideos ${n};${100 + n}`)
    await run(['codigo;descripcion;precio', ...list('A')])
    const { holds } = await run(['codigo;descripcion;precio', ...list('B')])
    expect(holds).toEqual(['Todos los artículos nuevos (25) tienen el mismo nombre que otro.'])
  })

  it('holds two new articles with names of the shop, and tells each of them', async () => {
    const list = (codes: string[]) => [
      'codigo;descripcion;precio',
      ...codes.map((code) => `${code};Papa ${code.at(-1)};900`),
    ]
    await run(list(['A1', 'A2', 'A3', 'A4']))
    const { holds, told } = await run(list(['B1', 'B2', 'B9']))
    expect(holds).toEqual(['2 de 3 artículos nuevos tienen el mismo nombre que otro.'])
    expect(told).toEqual(['2 nombre_repetido', '3 nombre_repetido'])
  })

  it('holds names that pass from one article to another, however few they are', async () => {
    const list = (nameOf: (number: number) => number) => [
      'codigo;descripcion;precio',
      ...Array.from({ length: 300 }, (_, number) => `A${number};Fideos ${nameOf(number)};900`),
    ]
    await run(list((number) => number))
    const swapped: Record<number, number> = { 1: 2, 2: 3, 3: 1 }
    expect((await run(list((number) => swapped[number] ?? number))).holds).toEqual([
      '3 artículos tomarían el nombre que tenía otro: «Fideos 2» pasaría al A1.',
    ])
  })

  it('asks about articles with several prices, and holds more of them than slips, by a title or without', async () => {
    const rows = (count: number, price: number) =>
      Array.from({ length: count }, (_, number) => `A${number};Fideos ${number};${price}`)
    const list = (repeated: number) => [
      'codigo;descripcion;precio',
      ...rows(100, 900),
      'LISTA MAYORISTA',
      ...rows(repeated, 800),
    ]
    expect((await run(list(3))).holds).toEqual([expect.stringMatching(/^3 precios por revisar: /)])
    expect((await run(list(4))).holds).toEqual([
      expect.stringMatching(/^4 precios por revisar: /),
      expect.stringContaining(
        '4 de 100 artículos están más de una vez, con otro precio (el primero, en las líneas 2 y 103, bajo «LISTA MAYORISTA»)',
      ),
    ])
  })

  it('holds a list whose title names a branch, in a shop of several', async () => {
    const list = (...lines: string[]) => [...lines, 'A1;Fideos;900']
    const named = list('Precios SUCURSAL Norte', 'codigo;descripcion;precio')
    expect((await run(named)).holds).toEqual([])
    const branch = { Nombre: 'Norte', Direccion: '', Telefono: '', is_active: true }
    await shop.db.insertInto('branches').values(branch).execute()
    expect((await run(named)).holds).toEqual([
      'Un título (línea 1) dice «Precios SUCURSAL Norte», y los precios quedarían para todas las sucursales.',
    ])
    expect((await run(list('codigo;descripcion;precio', 'Sucursal Norte'))).holds).toHaveLength(1)
    expect((await run(list('Precios', 'codigo;descripcion;precio', 'Sucursales'))).holds).toEqual([])
  })

  it.each([
    ['OFERTAS DE LA SEMANA', true],
    ['VÁLIDAS DEL 01/12 AL 07/12', true],
    ['Vigencia: del 1 de diciembre al 7 de diciembre', true],
    ['Promo fin de semana', true],
    ['Lista de precios vigente desde el 01/12/2026', false],
    ['Precios al 28/11/2026', false],
    ['Lista 12 del 3/12', false],
  ])('of a list under %j, that it is held as offers is %s', async (title, isHeld) => {
    const held = [expect.stringMatching(/^Parece una hoja de ofertas: .*línea 1/)]
    expect((await run([title, 'codigo;descripcion;precio', 'A1;Fideos;900'])).holds).toEqual(
      isHeld ? held : [],
    )
  })

  it('reads a long title that speaks of no offer', async () => {
    const title = ['vigente', '1', 'al'].flatMap((word) => Array<string>(1000).fill(word)).join(' ')
    const list = ['codigo;descripcion;precio', 'A1;Fideos;900', `${title};;`, 'A2;Arroz;900']
    expect((await run(list)).holds).toEqual([])
  })

  const ownProfile = (columns: Record<string, string>, DecimalesImplicitos = 0) => {
    const shape = {
      Nombre: 'propia',
      Formato: 'encabezado',
      Codificacion: null,
      Separador: null,
      Decimal: null,
    }
    const Columnas = Object.entries(columns).map(([Campo, Nombre]) => ({
      Campo,
      Nombre,
      Desde: null,
      Largo: null,
    }))
    return writeShopProfile(shop.db, 'propia', {
      definition: JSON.stringify({ ...shape, DecimalesImplicitos, Columnas }),
      author: 'prueba',
      updated_at: instant(shop.deps.clock),
    })
  }

  it('takes a file of stock or costs alone for articles that the shop has, and leaves all else', async () => {
    await run(['codigo;descripcion;precio;costo', 'A1;Fideos;900,00;500', 'A2;Arroz;800,00;'])
    const { report, rejected, holds } = await run([
      'Código;Detalle;Stock',
      'A1;FIDEOS X;12',
      'A9;Nuevo;3',
      'A2;;sí',
    ])
    expect([rejected, holds]).toEqual([['3 articulo_nuevo', '4 existencia_texto'], []])
    expect(report.avisos).toEqual([])
    expect([report.nuevas, report.cambiadas, report.desaparecidas, report.existencias]).toEqual([0, 0, 0, 1])
    expect(await stock()).toEqual(['A1 12'])
    const costs = await run(['Código;Costo c/IVA', 'A2;410,50'])
    expect(costs.rejected).toEqual([])
    const rows = await shop.db
      .selectFrom('articles')
      .select(['Descripcion', 'Precioventa'])
      .orderBy('Codigo')
      .execute()
    expect(rows).toEqual([
      { Descripcion: 'Fideos', Precioventa: 900 },
      { Descripcion: 'Arroz', Precioventa: 800 },
    ])
  })

  it('counts every row whose stock or cost is not taken: refused if it has no other number', async () => {
    await run(['codigo;descripcion;precio;costo', 'A1;Fideos;900;500', 'A2;Arroz;800;400'])
    const alone = async (...lines: string[]) => {
      const { report, rejected, told } = await run(lines)
      return [report.leidas, rejected, report.ignoradasPor, told]
    }
    const blank = (filas: number) => [{ motivo: 'sin_numero', filas }]
    const numbers = ['A1;7', 'A2;12 cajas grandes', 'A2;', 'A9;4', 'A9;']
    expect(await alone('codigo;stock', ...numbers)).toEqual([
      5,
      ['3 existencia_texto', '5 articulo_nuevo', '6 articulo_nuevo'],
      blank(1),
      [],
    ])
    expect(await alone('codigo;costo', 'A1;510,50', 'A2;consultar', 'A2;0,00', 'A2;-3', 'A2;-')).toEqual([
      5,
      ['3 costo_texto', '5 costo_texto'],
      blank(2),
      [],
    ])
    expect(await alone('codigo;stock;costo', 'A1;8;x', 'A2;x;410', 'A2;;', 'A2;x;x')).toEqual([
      4,
      ['5 existencia_texto'],
      blank(1),
      ['2 costo_texto', '3 existencia_texto'],
    ])
    // the price of the row is taken
    expect(await alone('codigo;precio;costo;stock', 'A1;910;x;', 'A2;810;;x')).toEqual([
      2,
      [],
      undefined,
      ['2 costo_texto', '3 existencia_texto'],
    ])
  })

  it('counts of stock and costs what the shop does not have, where no article changes', async () => {
    await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;800'])
    const counts = async (...lines: string[]) => {
      const { report } = await run(lines)
      return [report.iguales, report.existencias, report.costos]
    }
    expect(await counts('Código;Stock', 'A1;12', 'A2;5')).toEqual([0, 2, undefined])
    expect(await counts('Código;Stock', 'A1;12', 'A2;6')).toEqual([1, 1, undefined])
    expect(await counts('Código;Stock', 'A1;12', 'A2;6')).toEqual([2, undefined, undefined])
    expect(await counts('Código;Costo', 'A1;500', 'A2;400')).toEqual([0, undefined, 2])
    expect(await counts('Código;Costo', 'A1;500', 'A2;401')).toEqual([1, undefined, 1])
    expect(await counts('Código;Stock;Costo', 'A1;12;500', 'A2;6;402')).toEqual([1, undefined, 1])
  })

  it('holds costs that jump, and those above the price of what had none', async () => {
    await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;1200', 'A3;Yerba;4000'])
    const costs = (...told: number[]) => ['Código;Costo', ...told.map((cost, at) => `A${at + 1};${cost}`)]
    expect((await run(costs(500, 15_000))).holds).toEqual([
      'El costo del artículo A2 sería $\u00A015.000,00, más que su precio: mirá si es el de cada unidad.',
    ])
    expect((await run(costs(500, 800))).holds).toEqual([])
    const jump = await run(costs(5, 1300))
    expect(jump.holds).toEqual([
      expect.stringMatching(/^El costo del artículo A1 salta de \$\s500,00 a \$\s5,00: /),
    ])
    expect((await run(costs(5, 1300), { isConfirmed: true })).report.costos).toBe(2)
  })

  it('tells prices below the cost, the shop’s or the row’s, where either changes', async () => {
    const costs = await run([
      'codigo;descripcion;precio;costo',
      'A1;Fideos;900;700',
      'A2;Arroz;145,10;145,10',
    ])
    expect(costs.told).toEqual([])
    const prices = await run(['codigo;descripcion;precio', 'A1;Fideos;650', 'A2;Arroz;140', 'A3;Sal;300'])
    expect(prices.holds).toEqual([])
    expect(prices.report.avisos.flatMap(({ motivo, ...one }) => (motivo === BELOW ? [one] : []))).toEqual([
      { linea: 0, detalle: 'El precio queda por debajo del costo: 2 artículos.' },
      { linea: 2, detalle: 'El precio queda por debajo del costo: Fideos (A1), $ 650,00.' },
      { linea: 3, detalle: 'El precio queda por debajo del costo: Arroz (A2), $ 140,00.' },
    ])
    const again = await run(['codigo;descripcion;precio', 'A1;Fideos largos;650', 'A2;Arroz;150'])
    expect(again.told).toEqual([])
    const both = ['codigo;descripcion;precio;costo', 'A2;Arroz;160;170', 'A4;Té;500;510', 'A3;Sal;300;200']
    expect((await run(both)).told).toEqual([`0 ${BELOW}`, `2 ${BELOW}`, `3 ${BELOW}`])
    expect((await run(['codigo;costo', 'A3;310', 'A1;640'])).told).toEqual([`0 ${BELOW}`, `2 ${BELOW}`])
  })

  it('tells a price in a branch’s list that is below the cost', async () => {
    const north = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
    await shop.db.insertInto('branches').values(north).execute()
    await run(['codigo;descripcion;precio;costo', 'A1;Fideos;900;700', 'A2;Arroz;800;600'])
    const list = (price: number) => ['codigo;sucursal;precio', `A1;Norte;${price}`, 'A2;Norte;820']
    await run(list(950))
    expect((await run(list(650))).told).toEqual([`0 ${BELOW}`, `2 ${BELOW}`])
  })

  it('holds stock and costs that the file has twice for an article', async () => {
    await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;1200'])
    const twice = await run(['Código;Stock', 'A1;60', 'A2;5', 'A1;24', 'A2;5'])
    expect(twice.holds).toEqual([
      'El artículo A1 tiene 2 existencias distintas en el archivo (líneas 2, 4): si se aplica igual, vale la de la última. Si son de la góndola y del depósito, sumalas.',
    ])
    expect((await run(['Código;Costo', 'A1;500', 'A1;510'])).holds).toEqual([
      expect.stringMatching(/^El artículo A1 tiene 2 costos distintos en el archivo \(líneas 2, 3\)/),
    ])
    const { report } = await run(['Código;Stock', 'A1;60', 'A1;24'], { isConfirmed: true })
    expect(report.existencias).toBe(1)
  })

  it('says of a title that names a branch what would go elsewhere', async () => {
    const Norte = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
    const { insertId } = await shop.db.insertInto('branches').values(Norte).executeTakeFirst()
    await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;1200'])
    const north = Number(
      insertId ??
        (
          await shop.db
            .selectFrom('branches')
            .select('Id')
            .where('Nombre', '=', 'Norte')
            .executeTakeFirstOrThrow()
        ).Id,
    )
    const holds = async (header: string, row: string, stockBranch?: number) =>
      (await run(['Inventario Sucursal Norte', header, row], { stockBranch })).holds
    const title = 'Un título (línea 1) dice «Inventario Sucursal Norte», y '
    const elsewhere = `las existencias quedarían en Casa central.`
    expect(await holds('codigo;stock', 'A1;12')).toEqual([title + elsewhere])
    expect(await holds('codigo;stock;costo', 'A1;12;500')).toEqual([title + elsewhere])
    expect(await holds('codigo;costo', 'A1;500')).toEqual([
      `${title}los costos quedarían para todas las sucursales.`,
    ])
    expect(await holds('codigo;precio', 'A1;910')).toEqual([
      `${title}los precios quedarían para todas las sucursales.`,
    ])
    expect(await holds('codigo;precio;stock', 'A1;910;12')).toEqual([
      `${title}los precios quedarían para todas las sucursales, y ${elsewhere}`,
    ])
    expect(await holds('codigo;stock', 'A1;12', north)).toEqual([])
    expect(await stock()).toEqual(['A1 12'])
    await expect(holds('codigo;stock', 'A1;12', 99)).rejects.toThrow('La tienda no tiene esa sucursal')
  })

  it.each([
    ['Precio lista;Dto %;Precio neto', /«Dto %» es de una lista de compra/],
    ['Precio de lista;Bonif.;Costo final', /«Bonif\.» es de una lista de compra/],
    ['Precio final;Dto %;Oferta', null],
    ['Precio lista;Proveedor;Margen', null],
  ])('holds the prices of a purchase: %s', async (columns, told) => {
    await run(['codigo;descripcion;precio', 'A1;Fideos;900'])
    const { holds } = await run([`Código;Descripción;${columns}`, 'A1;Fideos;850;10;765'])
    expect(holds).toEqual(told === null ? [] : [expect.stringMatching(told)])
  })

  it('reads three decimals as grams of what is weighed, and asks about thousands of kilograms', async () => {
    await run([
      'codigo;descripcion;precio;pesable;stock',
      'A1;Papa;900;S;40',
      'A2;Fideos;900;N;12',
      'A3;Uva;900;S;9',
    ])
    const { report } = await run(['codigo;stock', 'A1;12,350', 'A2;15,350', 'A3;8,5'])
    expect(report.rechazadas.map(({ detalle }) => detalle)).toEqual([
      'La existencia «15,350» no es un número claro: no se toma.',
    ])
    expect(await stock()).toEqual(['A1 12350', 'A2 12', 'A3 8500'])
    // of what had none, too
    await run(['codigo;descripcion;precio;pesable', 'A4;Queso;900;S'])
    expect((await run(['codigo;stock', 'A4;35.500', 'A3;8,6'])).holds).toEqual([
      expect.stringMatching(/^La existencia «35\.500» del artículo A4 se lee en miles de kilos/),
    ])
    expect((await run(['codigo;stock', 'A4;1500,000', 'A3;8,6'])).holds).toEqual([])
    const { holds } = await run(['codigo;stock', 'A1;3.750', 'A2;1.500', 'A3;8,5'])
    expect(holds).toEqual([
      expect.stringMatching(/^La existencia «3\.750» del artículo A1 se lee en miles de kilos/),
    ])
  })

  it('reads costs with the sign of pesos, and stock with its unit of weight', async () => {
    await run([
      'codigo;descripcion;precio;pesable',
      ...['A1;Queso', 'A2;Uva', 'A3;Jamón'].map((one) => `${one};2000;S`),
      'A4;Fideos;2000;N',
      'A5;Arroz;2000;N',
    ])
    const { rejected, report, holds } = await run([
      'codigo;stock;costo',
      'A1;8,250 kg;$ 1.464,10',
      'A2;3,2 kgs;$ 980,00',
      'A3;500 g;consultar',
      'A4;2,5 kg;',
      'A5;1500 un;500,00',
    ])
    expect([rejected, holds]).toEqual([['5 existencia_texto'], []])
    expect(report.rechazadas[0]!.detalle).toBe(
      'La existencia «2,5 kg» es un peso, y el artículo se vende por unidad: no se toma.',
    )
    expect(report.avisos.map(({ detalle }) => detalle)).toEqual([
      'El costo «consultar» no es un importe claro: no se toma.',
    ])
    expect(await stock()).toEqual(['A1 8250', 'A2 3200', 'A3 500', 'A5 1500'])
    const costs = await shop.db.selectFrom('article_costs').select('cost').orderBy('article_code').execute()
    expect(costs.map(({ cost }) => cost)).toEqual([1464.1, 980, 500])
  })

  it('puts no stock of a row without a branch into one, where the others have theirs', async () => {
    const Norte = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
    await shop.db.insertInto('branches').values(Norte).execute()
    await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;1200'])
    const alone = await run(['codigo;sucursal;stock', 'A1;;12', 'A1;Norte;7', 'A2;;0'])
    expect(alone.rejected).toEqual(['2 existencia_sin_sucursal', '4 existencia_sin_sucursal'])
    expect(await stock()).toEqual(['A1 7'])
    const priced = await run(['codigo;sucursal;precio;stock', 'A1;;910;12', 'A1;Norte;910;8', 'A2;;1210;3'])
    expect(priced.rejected).toEqual([])
    expect(priced.report.avisos.map(({ detalle }) => detalle)).toContain(
      'La existencia no se toma donde la fila no dice de qué sucursal es (filas: 2).',
    )
    expect(await stock()).toEqual(['A1 8'])
  })

  describe('of stock that jumps', () => {
    const list = (numbers: readonly number[]) => [
      'codigo;descripcion;precio;stock',
      ...numbers.map((number, index) => `A${index};Fideos ${index};900;${number}`),
    ]
    const before = Array.from({ length: 40 }, (_, index) => index + 2)
    const times = (factor: number, jumping: number) =>
      before.map((number, index) => number * (index < jumping ? factor : 2))

    it.each([
      ['every number a hundredfold', times(100, 40), 'Todas las existencias que cambian \\(40\\)'],
      ['half of them fiftyfold', times(50, 20), '20 de 40 existencias que cambian'],
      ['some of them a thousandfold', times(1000, 5), '5 de 40 existencias que cambian'],
      ['one in ten fiftyfold', times(50, 4), null],
      [
        'two a hundredfold, as a delivery may',
        before.map((number, index) => number * (index < 2 ? 100 : 1)),
        null,
      ],
      ['all sold out', times(0, 40), null],
    ])('holds another unit: %s', async (_, after, told) => {
      await run(list(before))
      const { holds } = await run(list(after))
      const held = [expect.stringMatching(new RegExp(`^${told} son 50 veces .*artículo A0`))]
      expect(holds).toEqual(told === null ? [] : held)
      expect((await stock())[0]).toBe(`A0 ${told === null ? after[0] : before[0]}`)
      if (told === null) return
      // a hundredth of what there was is noticed as well, and staff may confirm
      expect((await run(list(after), { isConfirmed: true })).holds).toHaveLength(1)
      expect((await run(list(before))).holds).toHaveLength(1)
    })
  })

  describe('by a profile in centavos', () => {
    const HEADER = 'Cod;Nombre;Valor'
    beforeEach(async () => {
      await run(['codigo;descripcion;precio', 'A1;Fideos;900', 'A2;Arroz;1200', 'A3;Yerba;4000'])
      await ownProfile({ codigo: 'Cod', descripcion: 'Nombre', precio: 'Valor' }, 2)
    })

    it('asks how whole prices are read where others have decimals', async () => {
      const list = [HEADER, 'B1;Miel;5490', 'B2;Polenta;1290,50']
      await expect(run(list)).rejects.toThrow(/en centavos los precios sin coma, como «5490»/)
      await run(list, { answers: ['centavos=no'] })
      expect((await articles()).slice(3)).toEqual(['B1  B1 5490', 'B2  B2 1290.5'])
    })

    it('holds a list of new articles alone: a known price would jump', async () => {
      const { holds } = await run([HEADER, 'B1;Miel;5490', 'B2;Mermelada;3990', 'B3;Polenta;1290'])
      expect(holds).toEqual([expect.stringMatching(/en centavos, y la tienda no tiene ninguno/)])
      expect((await run([HEADER, 'B1;Miel;5490', 'A1;Fideos;900'])).holds).toEqual([
        expect.stringMatching(/^1 precio salta/),
      ])
      expect((await run([HEADER, 'B1;Miel;549000', 'A1;Fideos;90000'])).holds).toEqual([])
      expect((await articles()).at(-1)).toBe('B1  B1 5490')
    })
  })

  it('reads "Precio sin IVA" without a profile, and adds the taxes', async () => {
    const { told } = await run(['codigo;descripcion;Precio sin IVA;IVA', 'A1;Vinagre;1000,00;21'])
    expect(told).toContain('1 precio_mas_iva')
    expect(await articles()).toEqual(['A1  A1 1210'])
    await run(['codigo;descripcion;Precio sin IVA;IVA;Precio', 'A1;Vinagre;1000,00;21;1300'])
    expect(await articles()).toEqual(['A1  A1 1300'])
  })

  it('adds its taxes to a price that staff say is without them', async () => {
    await ownProfile({
      codigo: 'Cod',
      descripcion: 'Nombre',
      precio_sin_iva: 'Precio Neto',
      iva: 'Alíc. IVA',
    })
    const { report, rejected, holds } = await run([
      'Cod;Nombre;Precio Neto;Alíc. IVA',
      'A1;Café;3305,79;21',
      'A2;Pan;1000,00;10,5',
      'A3;Libro;500,00;exento',
      'A4;Nada;500,00;',
    ])
    expect(report.avisos.map(({ motivo, detalle }) => [motivo, detalle])).toContainEqual([
      'precio_mas_iva',
      'El precio es «Precio Neto» más el IVA y el impuesto interno de cada fila.',
    ])
    expect([rejected, holds]).toEqual([['5 precio_sin_iva'], []])
    expect((await articles()).map((one) => one.split(' ').at(-1))).toEqual(['4000.01', '1105', '500'])
  })

  it.each([
    [
      'precios_2026-11-20.csv',
      'precios 01-09-2026.csv',
      'Esta lista es del 01/09/2026; la última aplicada, del 20/11/2026.',
    ],
    [
      'precios.csv',
      'precios 20260901.csv',
      'Esta lista es del 01/09/2026; la última aplicada, del 21/11/2026.',
    ],
    ['precios_2026-11-20.csv', 'precios_2026-11-21.csv', undefined],
    ['precios_2026-11-20.csv', 'precios 779 2026.csv', undefined],
  ])('after %s says of %s that it is older', async (first, second, told) => {
    const list = ['codigo;descripcion;precio', 'A1;Fideos;900,00']
    await run(list, { fileName: first })
    const { report } = await run(list, { fileName: second, isDryRun: true })
    expect(report.avisos.find(({ motivo }) => motivo === 'lista_vieja')?.detalle).toBe(told)
    const { holds } = await run([list[0]!, 'A1;Fideos;905,00'], { fileName: second, isDryRun: true })
    expect(holds).toEqual(told === undefined ? [] : [told])
  })

  it.each([
    ['', 'Precio Neto', 'Precio Neto'],
    ['', 'P. s/I.V.A.', 'P. s/I.V.A.'],
    ['', 'Precio sin impuestos nacionales', 'Precio sin impuestos nacionales'],
    ['Precios + IVA', 'Precio', 'Precios + IVA'],
    ['Peso neto, y precio con IVA', 'Precio c/IVA', null],
  ])('of a list under %j with the price in %j, holds what has no taxes', async (title, heading, held) => {
    await ownProfile({ codigo: 'Cod', descripcion: 'Nombre', precio: heading })
    const { holds } = await run([title, `Cod;Nombre;${heading}`, 'A1;Fideos;900'])
    expect(holds).toEqual(held === null ? [] : [expect.stringMatching(/sin impuestos, y el de la tienda/)])
    expect(holds.join('')).toContain(held ?? '')
  })

  it('holds a list of which most prices change much, however short it is', async () => {
    const list = (...prices: number[]) => [
      'codigo;descripcion;precio',
      ...prices.map((price, number) => `A${number};Fideos ${'abcd'[number]};${price}`),
    ]
    await run(list(1000, 1000, 1000, 1000))
    const held = [expect.stringMatching(/^Cambian más del 30 % los precios de 3 de 4 artículos/)]
    for (const prices of [
      [500, 560, 400, 1000],
      [1400, 1500, 1310, 1300],
    ])
      expect((await run(list(...prices), { isDryRun: true })).holds).toEqual(held)
    expect((await run(list(500, 560), { isDryRun: true })).holds).toHaveLength(1)
    for (const prices of [[500], [500, 560, 1000, 1000], [1300, 1300, 1300, 700]])
      expect((await run(list(...prices), { isDryRun: true })).holds).toEqual([])
  })

  it('holds a file of which most rows are rejected', async () => {
    const list = (bad: number) => [
      'codigo;descripcion;precio',
      ...Array.from({ length: 20 }, (_, number) => `A${number};Fideos ${number};${number < bad ? 'x' : 900}`),
    ]
    expect((await run(list(10))).holds).toEqual([])
    expect((await run(list(11))).holds).toEqual([expect.stringMatching(/^Se rechazan 11 de 20 filas/)])
  })

  it('refuses a file with another header among its rows, unless it has the same columns', async () => {
    const list = (header: string) => [
      'codigo;descripcion;precio;costo',
      'A1;Fideos;900;500',
      header,
      'A2;Yerba;400;800',
    ]
    for (const header of [
      'codigo;descripcion;costo;precio',
      'Código;Detalle;Costo;Lista 2',
      'codigo;descripcion;precio',
    ])
      await expect(run(list(header))).rejects.toThrow('línea 3')
    expect((await run(list('Cód.;Producto;P.V.P.;Precio costo'))).report.nuevas).toBe(2)
  })

  it('holds a list that moves many articles into other families, but not into their first', async () => {
    const list = (family: string) => [
      'codigo;descripcion;rubro;precio',
      ...Array.from({ length: 5 }, (_, n) => `${n + 1};Fideos ${n};${family};${100 + n}`),
    ]
    await run(list(''))
    expect((await run(list('Pastas'))).holds).toEqual([])
    expect((await run(list('PASTAS'))).holds).toEqual([])
    expect((await run(list('Golosinas'))).holds).toEqual([
      'Cambia la familia, de la que depende el IVA, de todos los artículos (5).',
    ])
  })

  it('refuses a file of which no row can be taken, and names their faults', async () => {
    await expect(run(['codigo;descripcion;precio', '1;Sal;x', ';Té;10', '2;Té;x'])).rejects.toMatchObject({
      motivo: 'ninguna_fila',
      message: expect.stringMatching(/Línea 2: .*«x».* Línea 3: .*código/),
    })
  })

  it('tells stock that is below nothing or no whole piece, and of repeated rows takes the last', async () => {
    const lines = [
      'codigo;descripcion;precio;existencia;pesable',
      '1001;Yerba;999;-3;N',
      '1002;Té;500;12,7;N',
      '1003;Queso;9000;1,25;S',
      '1004;Sal;100;4;N',
      '1004;Sal;100;9;N',
      '1004;Otra sal;100;50;N',
    ]
    const { told, report } = await run(lines, { isConfirmed: true })
    expect(told).toEqual(['2 existencia_ajustada', '3 existencia_ajustada', '6 existencia_repetida'])
    expect(report.avisos[2]!.detalle).toBe('La existencia «12,7» queda en 12 un.')
    expect(await stock()).toEqual(['1001 0', '1002 12', '1003 1250', '1004 9'])
  })
})
