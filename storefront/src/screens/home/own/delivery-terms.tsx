import { type CostParameters, findDeliveryGrid, proposedSlot, isoDateOf } from '@gondola/contract/delivery'
import { openDialog } from '../../../state/dialogs.ts'
import { useDeliveryPlace } from '../../../state/place/place.ts'
import { useParameters } from '../../../state/site.ts'
import { chromeTexts } from '../../../texts/chrome.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { CalendarIcon } from '../../../ui/icons/later-icons.tsx'
import { PinIcon, ReceiptIcon } from '../../../ui/icons/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { askedBranch } from '../../../api/branch.ts'
import { send } from '../../../api/client.ts'
import { useOrderZone } from '../../../state/delivery.ts'
import styles from './own-home.module.css'

/** For who has not ordered yet: where the shop delivers, what it costs, the minimum, and the first free slot. */
export function DeliveryTerms() {
  const { terms, isOutside } = useDeliveryTerms()
  const asksForPlace = useParameters().data?.PideLugar === true
  const where = useWhere(isOutside)
  const place = useDeliveryPlace()
  const isPickUp = place?.Forma === 'RS'
  return (
    <ul className={styles['terms']} aria-label={ownHomeTexts.terms}>
      <li>
        <PinIcon size={24} />
        <div className={styles['words']}>
          <strong className={styles['main']}>{where}</strong>
          {asksForPlace && (
            <button type="button" className={styles['ask']} onClick={() => openDialog('place')}>
              {place ? ownHomeTexts.otherPlace : ownHomeTexts.askPlace}
            </button>
          )}
        </div>
      </li>
      {terms && (
        <>
          {costWords(terms.Costo, isPickUp).length > 0 && (
            <li>
              <ReceiptIcon size={24} />
              <div className={styles['words']}>
                <strong className={styles['main']}>{costWords(terms.Costo, isPickUp)[0]}</strong>
                <span className={styles['soft']}>
                  {costWords(terms.Costo, isPickUp).slice(1).join(' · ')}
                </span>
              </div>
            </li>
          )}
          <li>
            <CalendarIcon size={24} />
            <div className={styles['words']}>
              <strong className={styles['main']}>
                {terms.slot ? ownHomeTexts.firstFree(isPickUp) : ownHomeTexts.noneFree}
              </strong>
              {terms.slot?.Fecha && (
                <span className={styles['soft']}>
                  {ownHomeTexts.slot(terms.slot.Fecha, terms.Hoy, terms.slot.HorarioEntrega)}
                </span>
              )}
            </div>
          </li>
        </>
      )}
    </ul>
  )
}

/** What an order costs besides its articles, most important first; picking up costs nothing. */
const costWords = (
  { Monto1, Monto2, GratisDesde, GratisSegunZona }: CostParameters,
  isPickUp: boolean,
): string[] =>
  [
    !isPickUp && ownHomeTexts.fee(Monto1),
    !isPickUp && GratisDesde !== undefined && ownHomeTexts.freeFrom(GratisDesde),
    !isPickUp && GratisSegunZona !== undefined && ownHomeTexts.freeByZone(GratisSegunZona),
    Monto2 > 0 && ownHomeTexts.minimum(Monto2),
  ].filter((words) => words !== false)

/** The place told, or the localities of the branches. */
function useWhere(isOutside: boolean): string {
  const place = useDeliveryPlace()
  const { Sucursales = [], AreaAtencion = '' } = useParameters().data ?? {}
  if (place?.Forma === 'RS')
    return ownHomeTexts.pickUp(Sucursales.find(({ Id }) => Id === place.Sucursal)?.Nombre)
  if (place) {
    const named = [place.Localidad, place.CodigoPostal].filter(Boolean).join(', ') || chromeTexts.yourPosition
    return isOutside ? ownHomeTexts.outside(named) : ownHomeTexts.deliverHere(named)
  }
  const localities = [...new Set(Sucursales.flatMap(({ Localidad }) => Localidad || []))]
  return localities.length > 0 ? ownHomeTexts.deliverTo(localities) : AreaAtencion
}

/** What a delivery costs at the place shown, and the first free slot; `zone` undefined: nobody delivers there. */
function useDeliveryTerms() {
  const { zone, isReached, named } = useOrderZone()
  const zona = zone?.Id
  const sucursal = askedBranch()
  const grid = useQuery({
    queryKey: ['delivery', 'terms', zona ?? 0],
    queryFn: ({ signal }) =>
      send(findDeliveryGrid, { query: { ...(zona && { zona }), ...(sucursal && { sucursal }) }, signal }),
    enabled: zone !== undefined,
    select: ({ Hoy, Costo, Dias }) => {
      const slot = proposedSlot(Dias, null)
      return { Hoy, Costo, slot: slot && { ...slot, Fecha: isoDateOf(slot.Dia) } }
    },
  })
  return { terms: grid.data, isOutside: named !== null && !isReached && zone === undefined }
}
