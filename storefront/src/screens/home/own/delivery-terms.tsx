import { openDialog } from '../../../state/dialogs.ts'
import { useDeliveryTerms } from '../../../state/next-free-slot.ts'
import { useDeliveryPlace } from '../../../state/place/place.ts'
import { useParameters } from '../../../state/site.ts'
import { chromeTexts } from '../../../texts/chrome.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { CalendarIcon } from '../../../ui/icons/later-icons.tsx'
import { PinIcon, ReceiptIcon } from '../../../ui/icons/icons.tsx'
import styles from './own-home.module.css'

/** For who has not ordered yet: where the shop delivers, what it costs, the minimum, and the first free slot. */
export function DeliveryTerms() {
  const { terms, isOutside } = useDeliveryTerms()
  const asksForPlace = useParameters().data?.PideLugar === true
  const where = useWhere(isOutside)
  const hasPlace = useDeliveryPlace() !== null
  return (
    <ul className={styles['terms']} aria-label={ownHomeTexts.terms}>
      <li>
        <PinIcon size={24} />
        <div className={styles['words']}>
          <strong className={styles['main']}>{where}</strong>
          {asksForPlace && (
            <button type="button" className={styles['ask']} onClick={() => openDialog('place')}>
              {hasPlace ? ownHomeTexts.otherPlace : ownHomeTexts.askPlace}
            </button>
          )}
        </div>
      </li>
      {terms && (
        <>
          <li>
            <ReceiptIcon size={24} />
            <div className={styles['words']}>
              <strong className={styles['main']}>{ownHomeTexts.fee(terms.Costo.Monto1)}</strong>
              <span className={styles['soft']}>
                {[
                  terms.Costo.GratisDesde !== undefined && ownHomeTexts.freeFrom(terms.Costo.GratisDesde),
                  terms.Costo.Monto2 > 0 && ownHomeTexts.minimum(terms.Costo.Monto2),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          </li>
          <li>
            <CalendarIcon size={24} />
            <div className={styles['words']}>
              <strong className={styles['main']}>
                {terms.slot ? ownHomeTexts.firstFree : ownHomeTexts.noneFree}
              </strong>
              {terms.slot?.Fecha && (
                <span className={styles['soft']}>
                  {ownHomeTexts.slot(terms.slot.Fecha, shopToday(), terms.slot.HorarioEntrega)}
                </span>
              )}
            </div>
          </li>
        </>
      )}
    </ul>
  )
}

/** The place told, or the localities of the branches. */
function useWhere(isOutside: boolean): string {
  const place = useDeliveryPlace()
  const { Sucursales = [], AreaAtencion = '' } = useParameters().data ?? {}
  if (place?.Forma === 'RS') return ownHomeTexts.pickUp
  if (place) {
    const named = [place.Localidad, place.CodigoPostal].filter(Boolean).join(', ') || chromeTexts.yourPosition
    return isOutside ? ownHomeTexts.outside(named) : ownHomeTexts.deliverHere(named)
  }
  const localities = [...new Set(Sucursales.flatMap(({ Localidad }) => Localidad || []))]
  return localities.length > 0 ? ownHomeTexts.deliverTo(localities) : AreaAtencion
}

/** Today in the shop's time zone, as an ISO date. */
const shopToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }).format(Date.now())
