import { NUTRIENT_NAMES, NUTRIENTS, type Nutrition, type ProductFacts } from '@gondola/contract/catalogue'
import { formatNumber } from '@gondola/contract/base'
import { productFactsTexts as texts } from '../../texts/product-facts.ts'
import { Badge } from '../../ui/text/badge.tsx'
import styles from './pack-facts.module.css'
import { WarningSeals } from './warning-seals.tsx'

/** What the article's package says; a fact that is unknown has no heading. */
export function PackFacts({ facts }: { facts: ProductFacts }) {
  const { Descripcion, Nutricion, DeEjemplo } = facts
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        {texts.title} {DeEjemplo && <Badge tone="info">{texts.example}</Badge>}
      </h2>
      <WarningSeals seals={facts.Sellos ?? []} legends={facts.Leyendas ?? []} />
      {Descripcion && <p className={styles['text']}>{Descripcion}</p>}
      <dl className={styles['facts']}>
        <Fact term={texts.ingredients} text={facts.Ingredientes} />
        <Fact term={texts.contains} text={listed(facts.Contiene)} strong />
        <Fact term={texts.mayContain} text={listed(facts.PuedeContener)} />
        <Fact term={texts.storage} text={facts.Conservacion} />
        <Fact term={texts.origin} text={facts.PaisOrigen} />
        <Fact term={texts.producer} text={facts.Productor} />
      </dl>
      {Nutricion && <NutritionTable nutrition={Nutricion} />}
      <p className={styles['remark']}>{texts.remark}</p>
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
      <caption>{texts.nutrition(nutrition.Por ?? '100 g')}</caption>
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
