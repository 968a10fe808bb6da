/** Texts of the push messages' switch, on an order's page and in the account. */
export const pushTexts = {
  title: 'Avisos de tus pedidos',
  label: 'Avisarme en este dispositivo',
  hint: 'Te mostramos un aviso, aunque la tienda esté cerrada, cuando preparamos, mandamos, entregamos o cancelamos un pedido tuyo.',
  unsupported: 'Este navegador no puede mostrar avisos. Te seguimos avisando por mail.',
  install:
    'En iPhone y iPad primero agregá la tienda a la pantalla de inicio (Compartir, «Agregar a inicio») y abrila desde ahí: entonces podés activar los avisos.',
  denied:
    'Tu navegador bloquea los avisos de la tienda. Para recibirlos, permití las notificaciones en la configuración del sitio y volvé a esta página.',
  dismissed: 'Para avisarte, el navegador necesita tu permiso.',
  turnedOn: 'Listo: te avisamos en este dispositivo.',
  turnedOff: 'Listo: ya no te avisamos en este dispositivo.',
  failed: 'No pudimos activar los avisos en este navegador.',
} as const
