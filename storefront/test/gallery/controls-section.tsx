import { useState } from 'react'
import { Button, type ButtonVariant } from '../../src/ui/button/button.tsx'
import { IconButton } from '../../src/ui/button/icon-button.tsx'
import { Carousel } from '../../src/ui/carousel/carousel.tsx'
import { CheckboxField } from '../../src/ui/field/checkbox-field.tsx'
import { PasswordField } from '../../src/ui/field/password-field.tsx'
import { SelectField } from '../../src/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '../../src/ui/field/text-field.tsx'
import * as icons from '../../src/ui/icons/icons.tsx'
import * as laterIcons from '../../src/ui/icons/later-icons.tsx'
import { Pagination } from '../../src/ui/pagination/pagination.tsx'
import { QuantityStepper } from '../../src/ui/quantity/quantity-stepper.tsx'
import { Tabs } from '../../src/ui/tabs/tabs.tsx'
import { Badge, type BadgeTone } from '../../src/ui/text/badge.tsx'
import { Breadcrumb } from '../../src/ui/text/breadcrumb.tsx'
import styles from './gallery.module.css'

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const tones: BadgeTone[] = ['neutral', 'brand', 'offer', 'promo', 'warn', 'info', 'error']
const drawnIcons = Object.entries({ ...icons, ...laterIcons })

export function ControlsSection() {
  const [pieces, setPieces] = useState<number | null>(null)
  const [grams, setGrams] = useState<number | null>(1250)
  const [page, setPage] = useState(5)
  const [tab, setTab] = useState('datos')
  return (
    <>
      <section className={styles['section']}>
        <h2>Buttons</h2>
        {(['s', 'm', 'l'] as const).map((size) => (
          <div key={size} className={styles['row']}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size} icon={<icons.CartIcon size={20} />}>
                Agregar al carrito
              </Button>
            ))}
            <Button size={size} busy>
              Comprar
            </Button>
            <Button size={size} disabled>
              Comprar
            </Button>
          </div>
        ))}
        <div className={styles['row']}>
          <IconButton label="Cerrar" icon={<icons.CloseIcon />} />
          <IconButton label="Favorito" icon={<icons.HeartIcon />} variant="outlined" />
          <IconButton label="Siguiente" icon={<icons.ChevronRightIcon />} variant="filled" />
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className={styles['icons']}>
          {drawnIcons.map(([name, DrawnIcon]) => (
            <span key={name} title={name}>
              <DrawnIcon />
            </span>
          ))}
        </div>
      </section>
      <section className={styles['section']}>
        <h2>Fields</h2>
        <div className={styles['grid']}>
          <TextField label="Usuario o email" placeholder="nombre@correo.com.ar" required />
          <PasswordField label="Contraseña" autoComplete="current-password" defaultValue="demo1234" />
          <TextField label="Email" defaultValue="demo@" error="Email: No parece ser válido." />
          <TextField label="Documento" defaultValue="30111222" readOnly hint="No se puede cambiar." />
          <SelectField label="Día">
            <option>Seleccionar</option>
            <option>Lunes 23 de noviembre</option>
          </SelectField>
          <SelectField label="Ordenar por" inline>
            <option>Destacados</option>
          </SelectField>
          <TextAreaField label="Comentario" />
          <CheckboxField label="Acepto reemplazos por productos similares" defaultChecked />
        </div>
        <div className={styles['row']}>
          <QuantityStepper unidad={1} value={pieces} onChange={setPieces} />
          <QuantityStepper unidad={100} value={grams} onChange={setGrams} />
          <QuantityStepper unidad={100} value={grams} onChange={setGrams} size="s" />
          <QuantityStepper unidad={1} value={3} onChange={setPieces} disabled />
        </div>
        <Breadcrumb
          steps={[{ text: 'Inicio', to: '/' }, { text: 'Almacén', to: '/a' }, { text: 'Yerbas' }]}
        />
        <Pagination page={page} pageCount={20} onPage={setPage} />
      </section>
      <section className={styles['section']}>
        <h2>Carousels and tabs</h2>
        <Carousel label="Banners" autoplayMs={5000} dots loop>
          {['Uno', 'Dos', 'Tres'].map((text) => (
            <div key={text} className={styles['banner']}>
              {text}
            </div>
          ))}
        </Carousel>
        <Carousel label="Ofertas" items="cards">
          {Array.from({ length: 8 }, (_, position) => (
            <div key={position} className={styles['card']}>
              <div className={styles['banner']}>{position + 1}</div>
            </div>
          ))}
        </Carousel>
        <Tabs
          label="Mi cuenta"
          selectedId={tab}
          onSelect={setTab}
          tabs={['datos', 'contraseña', 'ayuda'].map((id) => ({
            id,
            text: id,
            icon: <icons.UserIcon size={20} />,
            content: <p>{id}</p>,
          }))}
        />
      </section>
    </>
  )
}
