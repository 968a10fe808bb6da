import {
  type Article,
  DIET_NAMES,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type Nutrition,
  type ProductFacts,
  LEGEND_TEXTS,
  SEAL_TEXTS,
  type Legend,
  type Seal,
} from '@gondola/contract/catalogue'
import { formatNumber, ownTexts, say } from '@gondola/contract/base'
import { Badge } from '../../ui/text/badge.tsx'
import styles from './pack-facts.module.css'

/** Texts of what an article's package says. */
const productFactsTexts = ownTexts({
  title: 'Sobre este producto',
  example: 'Datos de ejemplo',
  seals: 'Sellos de advertencia',
  ingredients: 'Ingredientes',
  contains: 'Contiene',
  mayContain: 'Puede contener',
  origin: 'Origen',
  producer: 'Productor',
  storage: 'Conservación',
  nutrition: (per: string) => say`Información nutricional por ${per}`,
  unknown: 'El fabricante no lo informa',
  contents: 'Ingredientes y alérgenos',
  declared: (diets: string) =>
    say`El fabricante declara: ${diets}. La lista completa no la informa: mirá el envase.`,
  remark: 'La información del envase es la que vale.',
} as const)

/** Fruit and vegetables that nobody has packed: by weight, or by the piece under a name without the brand's. */
export const isLooseProduce = ({
  unidad,
  Fresco,
  Marca,
  Familia,
  Descripcion,
}: Pick<Article, 'unidad' | 'Fresco' | 'Marca' | 'Familia' | 'Descripcion'>): boolean =>
  (unidad === 100 || (Fresco === true && !Descripcion.includes(Marca.Descripcion))) &&
  /frutas|verdura|hortaliza/i.test(Familia.Descripcion) &&
  !/secas/i.test(Familia.Descripcion)

const UNKNOWN: ProductFacts = {}

/**
 * What the article's package says. That ingredients or allergens are unknown is told, for who must avoid one; another
 * fact that is unknown has no heading. Loose goods have no package: what is unknown of them has none either.
 */
export function PackFacts({
  facts = UNKNOWN,
  isLoose = false,
}: {
  facts?: ProductFacts | undefined
  isLoose?: boolean
}) {
  if (isLoose && facts === UNKNOWN) return null
  const { Descripcion, Nutricion, DeEjemplo, Apto } = facts
  const diets = Apto?.map((diet) => DIET_NAMES[diet]).join(', ')
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        {productFactsTexts.title} {DeEjemplo && <Badge tone="info">{productFactsTexts.example}</Badge>}
      </h2>
      <WarningSeals seals={facts.Sellos ?? []} legends={facts.Leyendas ?? []} />
      {Descripcion && <p className={styles['text']}>{Descripcion}</p>}
      <dl className={styles['facts']}>
        {!facts.Ingredientes && !facts.Contiene ? (
          <Fact
            term={productFactsTexts.contents}
            text={isLoose ? null : diets ? productFactsTexts.declared(diets) : productFactsTexts.unknown}
          />
        ) : (
          <>
            <Fact
              term={productFactsTexts.ingredients}
              text={facts.Ingredientes ?? productFactsTexts.unknown}
            />
            <Fact term={productFactsTexts.contains} text={listed(facts.Contiene)} strong />
          </>
        )}
        <Fact term={productFactsTexts.mayContain} text={listed(facts.PuedeContener)} />
        <Fact term={productFactsTexts.storage} text={facts.Conservacion} />
        <Fact term={productFactsTexts.origin} text={facts.PaisOrigen} />
        <Fact term={productFactsTexts.producer} text={facts.Productor} />
      </dl>
      {Nutricion && <NutritionTable nutrition={Nutricion} />}
      {!isLoose && <p className={styles['remark']}>{productFactsTexts.remark}</p>}
    </section>
  )
}

const listed = (names: readonly string[] | null | undefined) => names?.join(', ')

interface FactProps {
  term: string
  text: string | null | undefined
  strong?: boolean
}

const Fact = ({ term, text, strong = false }: FactProps) =>
  text ? (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{term}</dt>
      <dd>{strong ? <strong>{text}</strong> : text}</dd>
    </div>
  ) : null

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  return (
    <table className={styles['table']}>
      <caption>{productFactsTexts.nutrition(nutrition.Por ?? '100 g')}</caption>
      <tbody>
        {NUTRIENTS.map((nutrient) => {
          const amount = nutrition[nutrient]
          const [name, unit] = NUTRIENT_NAMES[nutrient]
          return (
            typeof amount === 'number' && (
              <tr key={nutrient}>
                <th scope="row">{name}</th>
                <td>{`${formatNumber(amount)} ${unit}`}</td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}

/** The octagons of the package and its legends (argentina L16). */
function WarningSeals({ seals, legends }: { seals: readonly Seal[]; legends: readonly Legend[] }) {
  if (seals.length + legends.length === 0) return null
  return (
    <ul className={styles['seals']} aria-label={productFactsTexts.seals}>
      {seals.map((seal) => (
        <li key={seal} className={styles['seal']}>
          <span>{SEAL_TEXTS[seal]}</span>
        </li>
      ))}
      {legends.map((legend) => (
        <li key={legend} className={styles['legend']}>
          {LEGEND_TEXTS[legend]}
        </li>
      ))}
    </ul>
  )
}
