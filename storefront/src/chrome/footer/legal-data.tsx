import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import type { SiteParameters } from '@gondola/contract/site'
import { footerTexts } from '../../texts/chrome.ts'
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

/** The tax office's page for a shop's form 960/D (argentina L9). */
const FORM_PAGE = 'https://qr.afip.gob.ar/?qr='

/** 'Data Fiscal': the logo of form 960/D with its link. Renders nothing if the shop has no token. */
function DataFiscal({ token }: { token: string }) {
  if (token === '') return null
  return (
    <a
      href={`${FORM_PAGE}${encodeURIComponent(token)},,`}
      target="_F960AFIPInfo"
      rel="noopener noreferrer"
      className={styles['sign']}
      aria-label={`${footerTexts.dataFiscal} ${footerTexts.dataFiscalForm} ${footerTexts.newTab}`}
    >
      <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden className={styles['code']}>
        <path d="M4 4h14v14H4zm4 4v6h6V8zm22-4h14v14H30zm4 4v6h6V8zM4 30h14v14H4zm4 4v6h6v-6zM22 4h4v6h-4zm0 10h4v4h-4zM4 22h6v4H4zm10 0h8v4h-8zm12 0h6v4h-6zm10 0h8v4h-8zM22 28h4v6h-4zm8 2h6v4h-6zm10-2h4v6h-4zM24 38h6v6h-6zm10 0h4v6h-4zm6-2h4v4h-4z" />
      </svg>
      <span className={styles['fiscalWords']}>
        <strong>{footerTexts.dataFiscal}</strong> <span>{footerTexts.dataFiscalForm}</span>
      </span>
    </a>
  )
}
