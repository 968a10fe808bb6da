import type { Promotion } from '@gondola/contract/catalogue'
import { formatDate } from '@gondola/contract/base'
import { promotionTexts } from '@gondola/contract/promotions'
import { interfaceTexts } from '../../texts/interface.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { usePaidWith } from '../../state/paid-with.ts'
import { useParameters } from '../../state/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import styles from './promotion-terms-dialog.module.css'

/** 'Ver bases': validity, conditions and the responsible company (argentina L12). */
export function PromotionTermsDialog({ promotion }: { promotion: Promotion }) {
  const { data: parameters } = useParameters()
  const { Descripcion, FechaDesde, FechaHasta, Bases, Dias, Mecanica, TiposPago } = promotion
  const paidWith = usePaidWith(TiposPago)
  return (
    <Modal
      title={promotionTexts.termsTitle}
      size="m"
      onClose={closeDialog}
      actions={<Button onClick={closeDialog}>{interfaceTexts.accept}</Button>}
    >
      <div className={styles['terms']}>
        <p className={styles['name']}>{Descripcion}</p>
        <p>{promotionTexts.between(formatDate(FechaDesde), formatDate(FechaHasta))}</p>
        {Dias && <p>{promotionTexts.onWeekdays(Dias)}</p>}
        {paidWith && <p>{paidWith}</p>}
        {Mecanica?.Limite && <p>{promotionTexts.limit(Mecanica)}</p>}
        <p className={styles['conditions']}>{Bases}</p>
        {parameters && (
          <p>{promotionTexts.termsIssuer(parameters.RazonSocial, parameters.Cuit, parameters.Domicilio)}</p>
        )}
      </div>
    </Modal>
  )
}
