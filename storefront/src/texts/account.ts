/** Texts of 'info-cuenta' (spec §2, account screen). */
export const accountTexts = {
  title: 'Mi cuenta',
  tabs: {
    datos: 'Datos personales',
    contraseña: 'Datos de acceso',
    ayuda: 'Ayuda',
    mispedidos: 'Mis pedidos',
  },
  tabsName: 'Secciones de mi cuenta',
  points: 'Mis Puntos',
  pointsHint: 'Sumás puntos con cada pedido entregado.',
  pointsFailed: 'No pudimos leer tus puntos.',
  document: 'Documento',
  documentHint: 'El documento no se puede modificar.',
  email: 'Email',
  user: 'Nombre de usuario',
  save: 'Guardar cambios',
  accessTitle: 'Usuario y email',
  emailPassword: 'Tu contraseña, para cambiar el email',
  passwordTitle: 'Cambiar contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  newPasswordHint: 'Nueva contraseña. Minimo 5 caracteres',
  changePassword: 'Cambiar contraseña',
  ownDataTitle: 'Tus datos y tu cuenta',
  ownDataText:
    'Podés descargar todo lo que guardamos sobre vos, corregirlo acá mismo o eliminar tu cuenta cuando quieras.',
  download: 'Descargar mis datos',
  downloadFile: 'mis-datos.json',
  remove: 'Eliminar mi cuenta',
  removeTitle: '¿Eliminar tu cuenta?',
  removeText:
    'Borramos tus datos personales y ya no vas a poder ingresar. Los pedidos se conservan sin tu nombre, como pide la ley. No se puede deshacer.',
  removePassword: 'Escribí tu contraseña para confirmar',
  cancel: 'Cancelar',
  removed: 'Tu cuenta fue eliminada.',
} as const

/** Texts of the screen that the welcome mail links to. */
export const confirmEmailTexts = {
  title: 'Confirmá tu email',
  intro:
    'Con un toque confirmás que este email es tuyo. Desde entonces te mandamos por mail todos los datos de tus pedidos.',
  confirm: 'Confirmar mi email',
  doneTitle: '¡Email confirmado!',
  done: 'Gracias. No hace falta nada más.',
  toShop: 'Ir a la tienda',
  toAccount: 'Ir a «Mi cuenta»',
} as const

/** Whether the address is confirmed, in 'Datos de acceso'. */
export const emailStateTexts = {
  lost: 'Tu cuenta quedó sin email: otra cuenta confirmó que es suyo. Escribí uno tuyo para recibir los mensajes de tus pedidos.',
  confirmed: 'Tu email está confirmado.',
  unconfirmed:
    'Tu email todavía no está confirmado: te mandamos un enlace al registrarte. No hace falta para comprar, pero hasta entonces los mails no repiten tus datos y podés tener menos pedidos a la vez.',
  send: 'Mandarme otro enlace',
  sent: 'Te mandamos el enlace',
} as const
