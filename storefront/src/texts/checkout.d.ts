/** Words of the three checkout steps (spec §2). */
export declare const checkoutTexts: {
  readonly steps: {
    readonly checkout1: '1-Resumen'
    readonly checkout2: '2-Datos de envío'
    readonly checkout3: '3-Confirmación de pedido'
  }
  readonly stepsName: 'Pasos de la compra'
  readonly backToShop: 'Seguir comprando'
  readonly back: 'Volver'
  readonly moreArticles: 'Ver más productos'
  readonly buy: 'Comprar'
  readonly waitsForNetwork: 'Sin conexión: tu carrito queda guardado. Confirmá la compra cuando vuelva internet.'
  readonly confirm: '¡Confirmar Compra!'
  readonly item: 'Ítem'
  readonly image: 'Imagen'
  readonly article: 'Artículo'
  readonly quantity: 'Cantidad'
  readonly unitPrice: 'Precio unitario'
  readonly finalPrice: 'Precio final'
  readonly remove: 'Quitar'
  readonly subtotal: 'Sub-total'
  readonly shipping: 'Costo de envío'
  readonly free: 'Sin cargo'
  readonly total: 'Total'
  readonly summary: 'Resumen de tu compra'
  readonly emptyTitle: 'Tu carrito está vacío'
  readonly emptyText: 'Agregue artículos al carrito porfavor.'
  readonly form: 'Forma de entrega'
  readonly forms: {
    readonly S: 'Seleccionar'
    readonly ED: 'Envio a domicilio'
    readonly RS: 'Retiro en sucursal (Casa central)'
  }
  readonly day: 'Día'
  readonly slot: 'Horario'
  readonly choose: 'Seleccionar'
  readonly deliveryTitle: 'Entrega'
  readonly noDays: 'Por ahora no hay días de entrega con lugar. Probá de nuevo más tarde.'
  readonly noSlots: 'Ese día ya no tiene horarios libres. Elegí otro.'
  readonly dataTitle: 'Tus datos'
  readonly saveData: 'Guardar cambios'
  readonly forThisOrder: 'Estos datos van con este pedido solo. Para dejarlos en tu cuenta, tocá «Guardar cambios».'
  readonly pickupAt: 'Retirás en'
  readonly hours: 'Horario de atención'
  readonly payment: 'Tipo de pago'
  readonly paymentTitle: 'Pago'
  readonly comment: 'Comentario'
  readonly commentHint: 'Por ejemplo: el timbre no anda, llamar al llegar.'
  readonly substitutes: 'Acepto que reemplacen los productos sin stock por otros similares'
  readonly substitutesHint: 'Un reemplazo nunca cuesta más que lo que pediste, y podés rechazarlo al recibirlo.'
  readonly stockHint: 'Los productos están sujetos a disponibilidad al momento de armar el pedido.'
  readonly deliveryInformation: 'Información de entrega'
  readonly change: 'Modificar'
  readonly failedTitle: 'No pudimos enviar tu pedido'
  readonly failedText: 'No sabemos si llegó, porque se cortó la conexión. Tu carrito sigue acá: reintentá sin miedo, el pedido no se duplica.'
  readonly busy: (seconds: number) => string
  readonly retry: 'Reintentar'
  readonly pricesText: 'No enviamos nada todavía. Este es tu pedido con los precios de ahora:'
  readonly pricesAccept: 'Aceptar los nuevos precios'
  readonly before: 'Antes'
  readonly now: 'Ahora'
  readonly alreadyPlacedTitle: 'Tu pedido ya estaba hecho'
  readonly alreadyPlacedText: 'Un intento anterior sí había llegado, así que no lo enviamos de nuevo. Lo vas a ver en tus pedidos.'
  readonly lowAmount: 'Volvemos al resumen para que puedas agregar productos.'
  readonly withdrawal: 'Tenés 10 días corridos desde que lo recibís para arrepentirte de la compra.'
}
/** Prompt of the checkout without a session (spec §4, checkout entry). */
export declare const checkoutEntryTexts: {
  login: string
  register: string
}
/** What is said of a slot's places: nothing while there are many. */
export declare function placesLeft(Cupo: number): string
