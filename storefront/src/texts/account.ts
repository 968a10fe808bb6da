import { ownTexts } from '@gondola/contract/base'
import type { Message } from '@gondola/contract/http'

/** Texts of 'info-cuenta' (spec §2, account screen). */
export const accountTexts = ownTexts({
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
  saveFailed: 'Se ha producido un error:',
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
} as const)

export const ACCOUNT_SAVED: Message = ownTexts({ text: '¡Datos actualizados!' })

/** Texts of the login dialog (spec §2; contract §6 names its fields). */
export const loginTexts = ownTexts({
  title: 'Iniciar sesión',
  userOrEmail: 'Usuario o email',
  password: 'Contraseña',
  forgotten: '¿Olvidaste tu contraseña?',
  cancel: 'Cancelar',
  submit: 'Iniciar sesión',
  noAccount: '¿Todavía no tenés cuenta?',
  register: 'Registrarse',
  expired: 'Tu sesión terminó. Iniciá sesión de nuevo y seguí donde estabas.',
  guarded: 'Para entrar ahí necesitás iniciar sesión.',
} as const)

/** Texts of 'Registro de nuevo usuario' (spec §2, §5). */
export const registrationTexts = ownTexts({
  title: 'Registro de nuevo usuario',
  documentType: 'Tipo de documento',
  choose: 'Seleccionar',
  documentNumber: 'Número de documento',
  user: 'Nombre de usuario',
  code: 'Código que te mandamos por mail',
  codeHint: 'Son 6 números. Si no llega, vaciá este campo y registrate otra vez.',
  userHint: 'Al menos 4 letras, sin espacios.',
  password: 'Contraseña',
  passwordHint: 'Al menos 5 caracteres.',
  email: 'Email',
  phone: 'Teléfono',
  address: 'Dirección',
  name: 'Nombre y apellido',
  cancel: 'Cancelar',
  submit: 'Registrarse',
  haveAccount: '¿Ya tenés cuenta?',
  login: 'Iniciar sesión',
  required: 'Todos los campos son obligatorios.',
  welcome: '¡Bienvenido! Tu cuenta ya está lista.',
  confirmEmail: 'Te mandamos un enlace para confirmar tu email.',
} as const)

/** Field labels for personal data (spec §2, checkout 2 and account). */
export const personTexts = ownTexts({
  Nombre: 'Nombre',
  Direccion: 'Dirección',
  Telefono: 'Teléfono',
} as const)

/** Texts of the push messages' switch, on an order's page and in the account. */
export const pushTexts = ownTexts({
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
} as const)
