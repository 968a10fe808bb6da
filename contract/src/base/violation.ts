import type { SaleUnit } from './fields.ts'

/** Violations of the shop's rules; each has a text in `problems/violation-texts.ts` (spec §8). */
export type Violation =
  | { code: 'datos-incorrectos' }
  | { code: 'login-vacio' }
  | { code: 'busqueda-corta' }
  | { code: 'carrito-vacio' }
  | { code: 'guardar-sin-cliente' }
  | { code: 'guardar-minimo-lineas'; MinimoLineasGuardar: number }
  | { code: 'guardar-vacio' }
  | { code: 'comprar-sin-cliente' }
  | { code: 'cantidad-cero' }
  | { code: 'cantidad-maxima' }
  | { code: 'peso-minimo' }
  | { code: 'piezas-por-pedido'; pieces: number; most: number }
  | { code: 'minimo-resumen'; Monto2: number }
  | { code: 'forma-entrega' }
  | { code: 'dia-entrega' }
  | { code: 'horario-entrega' }
  | { code: 'minimo-compra'; Monto2: number }
  | { code: 'tipo-pago' }
  | { code: 'documento-vacio' }
  | { code: 'documento-tipo' }
  | { code: 'documento-registrado' }
  | { code: 'documento-invalido'; said: string }
  | { code: 'usuario-vacio' }
  | { code: 'usuario-corto' }
  | { code: 'usuario-espacios' }
  | { code: 'usuario-signos' }
  | { code: 'usuario-letras' }
  | { code: 'usuario-en-uso' }
  | { code: 'contrasena-corta' }
  | { code: 'email-invalido' }
  | { code: 'email-registrado' }
  | { code: 'codigo-email' }
  | { code: 'campos-vacios' }
  | { code: 'telefono-invalido' }
  | { code: 'cuenta-usuario-vacio' }
  | { code: 'cuenta-usuario-corto' }
  | { code: 'cuenta-usuario-espacios' }
  | { code: 'cuenta-usuario-signos' }
  | { code: 'cuenta-usuario-letras' }
  | { code: 'cuenta-usuario-en-uso' }
  | { code: 'cuenta-email-invalido' }
  | { code: 'cuenta-campos-vacios' }
  | { code: 'contrasena-actual' }
  | { code: 'contrasena-nueva-corta' }
  | { code: 'contrasena-nueva-espacios' }
  | { code: 'tarjeta-campos' }
  | { code: 'contacto-campos' }
  | { code: 'contacto-email' }
  | { code: 'arrepentimiento-campos' }
  | { code: 'restablecer-vencido' }
  | { code: 'confirmar-vencido' }
  | { code: 'articulo-inexistente'; Codart: string }
  | { code: 'dia-sin-reparto' }
  | { code: 'horario-inexistente' }
  | { code: 'horario-pasado' }
  | { code: 'cambio-cerrado' }
  | { code: 'cambio-vacio' }
  | { code: 'cambios-maximo'; most: number }
  | { code: 'pedidos-por-horario'; most: number }
  | { code: 'pedidos-pendientes'; most: number; mostConfirmed: number | null }
  | { code: 'pedidos-por-dia'; most: number; mostConfirmed: number | null }
  | { code: 'tipo-pago-inexistente' }
  | { code: 'reserva-lejos' }
  | { code: 'sin-pagar-lejos'; most: number }
  | { code: 'cuentas-nuevas' }
  | { code: 'alcohol-horario'; hours: readonly { Desde: string; Hasta: string }[] }
  | { code: 'alcohol-edad' }
  | { code: 'provincia-repetida' }
  | { code: 'sucursal-cerrada' }
  | { code: 'direcciones-maximo'; most: number }
  | { code: 'direccion-vacia' }
  | { code: 'aviso-sin-lugar' }
  | { code: 'fuera-de-zona'; Nombre: string | null }
  | { code: 'sin-retiro'; Nombre: string }
  | ({ code: 'existencia'; Codart: string; Otros?: readonly ShortArticle[] } & ShortArticle)
  | { code: 'limite-por-pedido'; Codart: string; Descrip: string; Unidad: SaleUnit; Limite: number }
  | { code: 'lista-vacia' }
  | { code: 'lista-larga' }
  | { code: 'favoritos-maximo' }

/** An article of which there is less than is asked for. */
export interface ShortArticle {
  Descrip: string
  Unidad: SaleUnit
  Quedan: number
  /** There is more, but accounts without a first order received have their part of it. */
  ofNewAccounts?: boolean
}

export type ViolationCode = Violation['code']

/**
 * A violated rule of the back office, with its Spanish message from its feature's `staff-texts.ts`; `Campo` names the invalid form
 * field. Separate from `Violation`, so that the storefront does not load the staff's texts.
 */
export interface StaffViolation {
  /** A stable kebab-case word. */
  code: string
  text: string
  Campo?: string
}

/** Creates the violations of one table of texts. */
export const violationsOf =
  <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  (code: Code, Campo?: string): StaffViolation => ({
    code,
    text: texts[code],
    ...(Campo !== undefined && { Campo }),
  })
