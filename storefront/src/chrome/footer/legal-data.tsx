import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import type { SiteParameters } from '@gondola/contract/site'
import { footerTexts } from '../../texts/chrome.ts'
import { DataFiscal } from './data-fiscal.tsx'
import styles from './legal-data.module.css'

/**
 * Company data (argentina L10), complaints (argentina L13), withdrawal (argentina L1), the tax office's form (argentina
 * L9).
 */
export function LegalData({ parameters }: { parameters: SiteParameters }) {
  const complaints = [
    { text: parameters.DefensaConsumidorTexto, address: parameters.DefensaConsumidorUrl },
    { text: parameters.ReclamosProvinciaTexto, address: parameters.ReclamosProvinciaUrl },
  ].filter(({ text, address }) => text !== '' && /^https?:\/\//i.test(address))
  return (
    <div className={styles['legal']}>
      <DataFiscal token={parameters.DataFiscal} />
      <div className={styles['words']}>
        <Link to={ROUTES.withdrawal} className={styles['withdrawal']}>
          {footerTexts.withdrawal}
        </Link>
        <ul className={styles['links']}>
          {complaints.map(({ text, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
        <dl className={styles['company']} aria-label={footerTexts.legalData}>
          <Fact term={footerTexts.businessName} value={parameters.RazonSocial} />
          <Fact term={footerTexts.cuit} value={parameters.Cuit} />
          <Fact term={footerTexts.address} value={parameters.Domicilio} />
        </dl>
      </div>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{term}:</dt> <dd>{value}</dd>
    </div>
  )
}
