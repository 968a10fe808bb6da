import { shortSearch } from '../catalogue/index.ts'
import {
  type ShortArticle,
  type Violation,
  type ViolationCode,
  TELEPHONE_HINT,
  FAVOURITES_MAX,
  LIST_LINES_MAX,
  formatPesos,
  formatQuantity,
  ownTexts,
  say,
} from '../base/index.ts'
import { alcoholHoursText } from '../orders/index.ts'
import { leftText, tooManyPieces } from '../cart/index.ts'
import { RESERVE_DAYS } from '../payments/index.ts'

/** The message of a violated rule for the customer. `title` is shown above `text` in alerts that have one. */
export interface Message {
  title?: string
  text: string
}

type Texts = {
  [C in ViolationCode]: Message | ((violation: Extract<Violation, { code: C }>) => Message)
}

const ordersOf = (count: number) => `${count} ${count === 1 ? say`pedido` : say`pedidos`}`

/** The higher limit after confirming the address; null: the same. */
const moreWhenConfirmed = (most: number | null) =>
  most === null ? '' : say` Si confirmás tu email desde «Mi cuenta», podés tener hasta ${most}.`

// The specification's error catalogue (spec §8), verbatim; texts that it does not have are marked +.
/** Why an article cannot be had in the quantity asked for. */
function shortText({ Descrip, Unidad, Quedan, ofNewAccounts }: ShortArticle): string {
  if (ofNewAccounts)
    return Quedan > 0
      ? say`De ${Descrip}, hasta que recibas tu primer pedido podés llevar ${formatQuantity(Quedan, Unidad)}. Bajá la cantidad o elegí otro.`
      : say`Hasta que recibas tu primer pedido no podés llevar ${Descrip}: lo que había para cuentas nuevas ya está pedido. Quitalo o elegí otro.`
  return Quedan > 0
    ? say`De ${Descrip} ${leftText(Quedan, Unidad).toLowerCase()}. Bajá la cantidad o elegí otro.`
    : say`Hoy no hay ${Descrip}. Quitalo del carrito o elegí otro.`
}

const TEXTS: Texts = ownTexts({
  'datos-incorrectos': { title: 'Datos incorrectos', text: 'Intente nuevamente.' },
  'login-vacio': { text: 'Completá tu usuario o email y tu contraseña.' }, // +
  'busqueda-corta': shortSearch,
  'carrito-vacio': { text: 'Agregue artículos al carrito porfavor.' },
  'guardar-sin-cliente': { title: 'Error!', text: 'Ingresa a tu cuenta antes de guardar el pedido' },
  'guardar-minimo-lineas': ({ MinimoLineasGuardar }) => ({
    text: say`Agrega un mínimo de ${MinimoLineasGuardar} productos`,
  }),
  'guardar-vacio': { text: 'Agrega productos a tu carrito para poder guardarlos' },
  'comprar-sin-cliente': { text: 'Para poder realizar tu pedido debés ingresar a tu cuenta.' },
  'cantidad-cero': { text: 'Ninguno de los productos puede ser de cantidad 0 o menor' },
  'cantidad-maxima': { text: 'Los productos no pesables no pueden ser mayor a 99' },
  'peso-minimo': { text: 'Los productos pesables se venden desde 100 g.' }, // +
  'piezas-por-pedido': ({ pieces, most }) => ({ text: tooManyPieces(pieces, most) }), // +
  'minimo-resumen': ({ Monto2 }) => ({ text: say`El monto debe ser mayor a ${formatPesos(Monto2)}.` }),
  'forma-entrega': { text: 'Porfavor elija la forma de entrega.' },
  'dia-entrega': { text: 'Porfavor elija un dia de entrega.' },
  'horario-entrega': { text: 'Porfavor elija un horario de entrega.' },
  'minimo-compra': ({ Monto2 }) => ({
    text: say`El monto de la compra debe ser mayor a ${formatPesos(Monto2)}`,
  }),
  'tipo-pago': { text: 'Porfavor agregue un tipo de pago' },
  'documento-vacio': { text: 'Documento: complételo por favor.' },
  'documento-tipo': { text: 'Documento: seleccione un Tipo.' },
  'documento-registrado': { text: 'Documento: ya se encuentra registrado.' },
  'documento-invalido': ({ said }) => ({ text: said }), // +
  'usuario-vacio': { text: 'Nombre de Usuario. complételo.' },
  'usuario-corto': { text: 'El Nombre de Usuario debe tener al menos 4 letras.' },
  'usuario-espacios': { text: 'El Nombre de Usuario no debe contener espacios.' },
  'usuario-signos': { text: 'El Nombre de Usuario no puede tener los signos / : @.' }, // +
  'usuario-letras': { text: 'El Nombre de Usuario no debe mezclar letras de distintos alfabetos.' }, // +
  'usuario-en-uso': { text: 'Usuario en uso: intente otro Nombre de Usuario.' },
  'contrasena-corta': { text: 'Contraseña: debe contener 5 o más caracteres.' },
  'email-invalido': { text: 'Email: No parece ser válido.' },
  'email-registrado': { text: 'Email: ya se encuentra registrado.' }, // +
  'codigo-email': {
    text: 'En este momento se registra mucha gente. Escribí el código de 6 números que te mandamos a tu email.',
  }, // +
  'campos-vacios': { text: 'Campos vacíos: porfavor complételos.' },
  'telefono-invalido': () => ({ text: say`Teléfono: ${TELEPHONE_HINT}` }), // +
  'cuenta-usuario-vacio': { text: 'compléyelo' },
  'cuenta-usuario-corto': { text: 'El Nombre de Usuario debe tener al menos 4 letras.' },
  'cuenta-usuario-espacios': { text: 'El Nombre de Usuario no debe contener espacios.' },
  'cuenta-usuario-signos': { text: 'El Nombre de Usuario no puede tener los signos / : @.' }, // +
  'cuenta-usuario-letras': { text: 'El Nombre de Usuario no debe mezclar letras de distintos alfabetos.' }, // +
  'cuenta-usuario-en-uso': { text: 'ya existe, intenta otro.' },
  'cuenta-email-invalido': { text: 'No parece ser válido.' },
  'cuenta-campos-vacios': { title: 'Campos vacíos', text: 'porfavor complételos.' },
  'contrasena-actual': { text: 'Contraseña actual incorrecta.' },
  'contrasena-nueva-corta': { text: 'Debe contener al menos 5 caracteres.' },
  'contrasena-nueva-espacios': { text: 'No debe contener espacios.' },
  'tarjeta-campos': { text: 'Porfavor complete todos los campos' },
  'contacto-campos': { text: 'Completá todos los campos para que podamos responderte.' }, // +
  'contacto-email': { text: 'Email: No parece ser válido.' }, // +
  'arrepentimiento-campos': { text: 'Completá tu nombre y un email o teléfono donde responderte.' }, // +
  'restablecer-vencido': { text: 'El enlace ya fue usado o venció. Pedí uno nuevo.' }, // +
  'confirmar-vencido': { text: 'El enlace venció o es de otro email. Pedí uno nuevo desde «Mi cuenta».' }, // +
  'articulo-inexistente': {
    text: 'Uno de los productos ya no está a la venta. Quitalo del carrito para seguir.',
  }, // +
  'dia-sin-reparto': { text: 'Ese día ya no tiene reparto. Elegí otro.' }, // +
  'horario-inexistente': { text: 'Ese horario no existe. Elegí otro.' }, // +
  'pedidos-por-horario': ({ most }) => ({
    text: say`Ya tenés ${most} pedidos para ese horario. Elegí otro.`, // +
  }),
  'pedidos-pendientes': ({ most, mostConfirmed }) => ({
    text: say`Ya tenés ${ordersOf(most)} sin entregar: vas a poder hacer otro cuando recibas o anules uno.${moreWhenConfirmed(mostConfirmed)}`, // +
  }),
  'pedidos-por-dia': ({ most, mostConfirmed }) => ({
    text: say`Ya hiciste ${ordersOf(most)} hoy: podés hacer otro mañana.${moreWhenConfirmed(mostConfirmed)}`, // +
  }),
  'horario-pasado': { text: 'Ese horario ya no toma pedidos. Elegí otro.' }, // +
  'cambio-cerrado': { text: 'Ya pasó la hora hasta la que podías cambiar este pedido.' }, // +
  'cambio-vacio': { text: 'El pedido quedaría vacío. Si ya no lo querés, anulalo.' }, // +
  'cambios-maximo': ({ most }) => ({
    text: say`Ya cambiaste este pedido ${most} veces. Si necesitás otro cambio, escribinos.`,
  }), // +
  'provincia-repetida': { text: 'Ya hay una provincia con ese código.' }, // +
  'alcohol-horario': ({ hours }) => ({
    text: say`${alcoholHoursText(hours)} Elegí otro horario o quitá esas bebidas.`,
  }), // +
  'alcohol-edad': { text: 'Tu pedido tiene bebidas con alcohol: declará que sos mayor de 18 años.' }, // +
  'direcciones-maximo': ({ most }) => ({
    text: say`Podés guardar hasta ${most} direcciones: borrá una que ya no uses.`,
  }), // +
  'direccion-vacia': { text: 'Escribí al menos la calle.' }, // +
  'aviso-sin-lugar': { text: 'Escribí tu localidad o tu código postal.' }, // +
  'lista-vacia': { text: 'Escribí o pegá tu lista, un producto por renglón.' }, // +
  'lista-larga': () => ({
    text: say`La lista puede tener hasta ${LIST_LINES_MAX} renglones. Dividila en dos.`,
  }), // +
  'favoritos-maximo': () => ({
    text: say`Podés tener hasta ${FAVOURITES_MAX} favoritos: quitá alguno que ya no uses.`,
  }), // +
  'sucursal-cerrada': { text: 'Esta sucursal ya no toma pedidos. Elegí otra.' }, // +
  'fuera-de-zona': ({ Nombre }) => ({
    text: say`Todavía no llegamos a esa dirección. ${Nombre === null ? say`Elegí otra.` : say`Podés retirar en ${Nombre} o elegir otra dirección.`}`,
  }), // +
  'sin-retiro': ({ Nombre }) => ({
    text: say`En ${Nombre} no se retiran pedidos. Elegí envío a domicilio u otra sucursal.`,
  }), // +
  existencia: ({ Otros = [], ...first }) => ({ text: [first, ...Otros].map(shortText).join(' ') }), // +
  'limite-por-pedido': ({ Descrip, Unidad, Limite }) => ({
    text: say`De ${Descrip} podés llevar hasta ${formatQuantity(Limite, Unidad)} por pedido.`,
  }), // +
  'tipo-pago-inexistente': { text: 'Ese tipo de pago ya no está disponible. Elegí otro.' }, // +
  'sin-pagar-lejos': ({ most }) => ({
    text: say`Un pedido que se paga al recibirlo o retirarlo se entrega en los próximos ${most} días. Elegí otro día u otro tipo de pago.`,
  }), // +
  'cuentas-nuevas': {
    text: 'Ese horario ya tiene muchos pedidos de cuentas nuevas. Elegí otro: después de tu primer pedido entregado o pagado, podés usar cualquiera.',
  }, // +
  'reserva-lejos': {
    text: say`La tarjeta solo puede reservar para entregas de los próximos ${RESERVE_DAYS} días. Elegí otro día u otro tipo de pago.`,
  }, // +
})

/** The message of a violated rule, in Spanish (spec §8). */
export function violationMessage(violation: Violation): Message {
  const message = TEXTS[violation.code] as Message | ((violation: Violation) => Message)
  return typeof message === 'function' ? message(violation) : message
}
