import { PRIVACY_TOPICS, infoTexts } from '../../texts/info-pages.ts'
import { ReadingPage } from '../../parts/reading/reading-page.tsx'
import { useParameters } from '../../state/site.ts'
import styles from './privacy-screen.module.css'

/** The privacy policy: a fixed text of six topics (spec §2), and the two legally required notices (argentina §1.5). */
export function Component() {
  const { data: parameters } = useParameters()
  const legends = [parameters?.LeyendaDatosPersonales, parameters?.LeyendaOrganoControl].filter(Boolean)
  return (
    <ReadingPage title={infoTexts.privacy}>
      {PRIVACY_TOPICS.map(({ title, paragraphs }) => (
        <section key={title} className={styles['topic']}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {legends.map((legend) => (
        <p key={legend} className={styles['legend']}>
          {legend}
        </p>
      ))}
    </ReadingPage>
  )
}
