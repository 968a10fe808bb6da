import { Link } from 'react-router'
import { interfaceTexts } from '../../texts/interface.ts'
import styles from './text.module.css'

export interface BreadcrumbStep {
  text: string
  /** The link's target; the last step has none. */
  to?: string | undefined
}

/** The breadcrumb: Inicio / Almacén / Yerbas. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label={interfaceTexts.breadcrumb}>
      <ol className={styles['breadcrumb']}>
        {steps.map((step) => (
          <li key={step.text}>
            {step.to ? <Link to={step.to}>{step.text}</Link> : <span aria-current="page">{step.text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
