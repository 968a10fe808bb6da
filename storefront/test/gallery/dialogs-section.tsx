import { useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Modal } from '../../src/ui/dialog/modal.tsx'
import { SidePanel } from '../../src/ui/dialog/side-panel.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import { showAlert } from '../../src/ui/notices/alerts.ts'
import { showToast } from '../../src/ui/notices/toasts.ts'
import { Popover } from '../../src/ui/popover/popover.tsx'
import styles from './gallery.module.css'

export function DialogsSection() {
  const [open, setOpen] = useState<'modal' | 'panel' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className={styles['section']}>
      <h2>Dialogs and notices</h2>
      <div className={styles['row']}>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('panel')}>Panel</Button>
        <Button onClick={() => showToast({ kind: 'success', title: '¡Agregado!', text: 'Yerba mate 500 g' })}>
          Toast
        </Button>
        <Button onClick={askToAnnul}>Alert</Button>
        <Button onClick={showProgress}>Progress</Button>
        <Popover
          label="Mi cuenta"
          trigger={(props) => (
            <Button variant="secondary" {...props}>
              Popover
            </Button>
          )}
        >
          {(dismiss) => (
            <div className={styles['card']}>
              <Button variant="quiet" onClick={dismiss}>
                Mis pedidos
              </Button>
              <Button variant="quiet" onClick={dismiss}>
                Salir
              </Button>
            </div>
          )}
        </Popover>
      </div>
      {open === 'modal' && <SampleModal onClose={close} />}
      {open === 'panel' && (
        <SidePanel title="Categorías" onClose={close} footer={<Button wide>Pasar por caja</Button>}>
          <p>Almacén</p>
        </SidePanel>
      )}
    </section>
  )
}

function SampleModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Iniciar sesión"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            onClick={() =>
              showToast({ kind: 'error', title: 'Datos incorrectos', text: 'Intente nuevamente.' })
            }
          >
            Iniciar sesión
          </Button>
        </>
      }
    >
      <div className={styles['section']}>
        <TextField label="Usuario o email" />
        <TextField label="Contraseña" />
      </div>
    </Modal>
  )
}

function askToAnnul(): void {
  showAlert({
    kind: 'warning',
    title: 'Eliminar pedido',
    text: '¿Desea eliminar el pedido?',
    buttons: [{ text: 'Eliminar', variant: 'danger' }, { text: 'Cancelar' }],
  })
}

function showProgress(): void {
  showAlert({
    kind: 'progress',
    title: 'Iniciando sesión..',
    text: 'Por favor espere un momento.',
    durationMs: 4000,
    canDismiss: false,
  })
}
