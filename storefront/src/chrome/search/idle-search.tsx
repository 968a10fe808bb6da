import { articlesAddress, searchAddress } from '@gondola/contract/base'
import { surfaceTexts } from '../../texts/search.ts'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { useUsualArticles } from '../../state/catalogue/own-purchases.ts'
import { forgetRecent, recentSearches } from '../../state/catalogue/recent-searches.ts'
import { useSession } from '../../state/session/session.ts'
import styles from './idle-search.module.css'
import { ArticleSuggestion } from './suggestion.tsx'

const USUAL_MAX = 5

/** Before anything is typed: recent searches, the customer's usual articles, the departments. */
export function IdleSearch() {
  const client = useSession((session) => session.client?.Id ?? null)
  const { data: departments = [] } = useDepartments()
  return (
    <>
      <Recent />
      {client !== null && <Usual client={client} />}
      {departments.length > 0 && (
        <Section title={surfaceTexts.aisles}>
          {departments.map(({ Codigo, Descripcion }) => (
            <Chip key={Codigo} to={articlesAddress(Codigo)} text={Descripcion} />
          ))}
        </Section>
      )}
    </>
  )
}

function Recent() {
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return null
  const forget = () => {
    forgetRecent()
    setSearches([])
  }
  return (
    <Section
      title={surfaceTexts.recent}
      action={
        <button
          type="button"
          className={styles['forget']}
          aria-label={surfaceTexts.forgetRecent}
          onClick={forget}
        >
          {surfaceTexts.forget}
        </button>
      }
    >
      {searches.map(({ texto, porMarca }) => (
        <Chip
          key={`${texto} ${porMarca}`}
          to={searchAddress(texto, porMarca)}
          text={porMarca ? surfaceTexts.byBrand(texto) : texto}
        />
      ))}
    </Section>
  )
}

function Usual({ client }: { client: number }) {
  const { data: articles = [] } = useUsualArticles(client)
  if (articles.length === 0) return null
  return (
    <Section title={surfaceTexts.usual} isList>
      {articles.slice(0, USUAL_MAX).map((article) => (
        <ArticleSuggestion key={article.Codigo} article={article} />
      ))}
    </Section>
  )
}

interface SectionProps {
  title: string
  action?: ReactNode
  /** One row per item, instead of chips. */
  isList?: boolean
  children: ReactNode
}

function Section({ title, action, isList, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {action}
      </div>
      <ul aria-labelledby={id} className={isList ? undefined : styles['chips']}>
        {children}
      </ul>
    </section>
  )
}

function Chip({ to, text }: { to: string; text: string }) {
  return (
    <li data-row>
      <Link to={to} className={styles['chip']}>
        {text}
      </Link>
    </li>
  )
}
