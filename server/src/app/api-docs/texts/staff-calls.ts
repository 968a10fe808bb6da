import { MONEY_SECTION } from './staff-money.ts'
import { recordCalls } from './staff-records.ts'
import type { ToldSection } from './told-call.ts'

/** What needs the store of files is refused while it does not answer. */
const FILES = ['archivos-caidos'] as const

const PICTURE =
  'Recibe la imagen como es, la codifica de nuevo y da el Imagen con el que se guarda después el registro.'

/** Calls of the back office: login, staff accounts, orders and related calls. */
export const STAFF_SECTIONS: readonly ToldSection[] = [
  {
    tag: 'Gestión: acceso',
    text: 'Ingresar al panel, la cuenta propia, el equipo y el registro de cambios.',
    calls: {
      ...recordCalls('equipo', 'auditoria'),
      'POST /gestion/ingresar': [
        'staffLogin',
        'Ingresar al panel',
        'Con usuario y clave, y donde está activo el código del segundo factor; entrega la cookie de sesión del personal.',
      ],
      'GET /gestion/yo': ['findOwnStaff', 'La cuenta propia', 'La cuenta de la sesión, con sus permisos.'],
      'POST /gestion/salir': ['staffLogout', 'Salir del panel', 'Termina la sesión del personal.'],
      'PUT /gestion/yo/clave': [
        'changeStaffPassword',
        'Cambiar la clave propia',
        'Cambia la clave y termina las demás sesiones.',
      ],
      'POST /gestion/yo/segundo-factor': [
        'beginSecondFactor',
        'Empezar un segundo factor',
        'Da el secreto para la aplicación de códigos; vale cuando se confirma.',
      ],
      'POST /gestion/yo/segundo-factor/confirmar': [
        'confirmSecondFactor',
        'Confirmar el segundo factor',
        'Activa el segundo factor con un código y da los códigos de recuperación, que se muestran una vez.',
      ],
      'POST /gestion/yo/segundo-factor/quitar': [
        'removeSecondFactor',
        'Quitar el segundo factor',
        'Quita el segundo factor de la cuenta propia.',
      ],
      'POST /gestion/equipo/:Id/reiniciar': [
        'resetStaffAccess',
        'Reiniciar el acceso de alguien',
        'Pone otra clave, quita el segundo factor y termina todas las sesiones de la cuenta.',
      ],
      'GET /gestion/estado': [
        'readSystemState',
        'Estado del sistema',
        'Qué base de datos usa la tienda, si SQLite ya le quedó chica, y si responden los archivos.',
      ],
      'POST /gestion/exportaciones': [
        'recordExport',
        'Registrar una exportación',
        'Deja en el registro de cambios que filas de una lista salen en un archivo.',
        ['no-existe'],
      ],
    },
  },
  {
    tag: 'Gestión: pedidos',
    text: 'La cola de pedidos, su preparación y despacho.',
    calls: {
      ...recordCalls('pedidos'),
      'GET /gestion/pedidos/novedades': [
        'readOrderNews',
        'Novedades de la cola',
        'Si algo cambió entre los pedidos pendientes, y cuántos esperan en cada horario.',
      ],
      'GET /gestion/pedidos/hojas': [
        'listOrderSheets',
        'Hojas de preparación',
        'Varios pedidos enteros; los que no existen se omiten.',
      ],
      'POST /gestion/pedidos/:Id/preparar': [
        'startPreparing',
        'Empezar a preparar',
        'Desde ahora prepara el pedido quien llama; el cliente ya no puede anularlo.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/listo': [
        'markReady',
        'Dar por listo',
        'Cierra la preparación y calcula los totales de lo preparado.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/reabrir': [
        'reopenPreparation',
        'Reabrir la preparación',
        'Un pedido listo vuelve a prepararse.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/devolver': [
        'returnToQueue',
        'Devolver a la cola',
        'Un pedido en preparación vuelve a la cola.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/despachar': [
        'dispatchOrder',
        'Despachar',
        'Entrega el pedido, acredita los puntos y avisa al cliente con cada diferencia.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/entregar': [
        'deliverOrder',
        'Marcar entregado',
        'Anota cuándo llegó o se retiró un pedido despachado; su Estado sigue siendo D.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/cancelar': [
        'cancelOrder',
        'Cancelar',
        'La tienda cancela el pedido, con un motivo que el cliente lee.',
        ['estado'],
      ],
      'POST /gestion/pedidos/:Id/toques': [
        'sendTaps',
        'Enviar lo preparado',
        'Lo que un dispositivo anotó de cada línea, del más viejo al más nuevo; enviado otra vez, no cambia nada.',
      ],
      'GET /gestion/pedidos/:Id/lineas/:Items/sustitutos': [
        'listSubstitutes',
        'Sustitutos de una línea',
        'Qué puede ir en lugar de una línea: de su familia por precio parecido, o lo que encuentra una búsqueda, un código o un código de barras.',
      ],
      'GET /gestion/pedidos/exportar': [
        'exportOrders',
        'Exportar pedidos',
        'Los pedidos que cumplen los filtros en CSV.',
      ],
    },
  },
  {
    tag: 'Gestión: existencias',
    text: 'Qué hay de cada artículo en cada sucursal.',
    calls: {
      ...recordCalls('existencias'),
      'PUT /gestion/existencias/:Sucursal/:Codigo': [
        'tapStock',
        'Marcar lo que se ve en la góndola',
        'Vale hasta que llegue un número más nuevo o termine el día; con Estado null, se quita la marca.',
        ['no-existe'],
      ],
    },
  },
  {
    tag: 'Gestión: catálogo',
    text: 'Artículos, categorías, marcas, ofertas, precios, promociones e imágenes.',
    calls: {
      ...recordCalls(
        'articulos',
        'departamentos',
        'familias',
        'marcas',
        'palabras',
        'ofertas',
        'precios',
        'listas',
        'promociones',
      ),
      'POST /gestion/articulos/cambiar-varios': [
        'changeArticles',
        'Cambiar varios artículos',
        'Hace el mismo cambio en muchos artículos a la vez.',
      ],
      'POST /gestion/marcas/:Codigo/unir': [
        'mergeBrand',
        'Unir marcas',
        'Una marca pasa a ser parte de otra, que es la respuesta.',
      ],
      'POST /gestion/ofertas/revisar': [
        'reviewOffer',
        'Revisar una oferta',
        'Qué hay para observar de una oferta antes de guardarla.',
        ['no-existe'],
      ],
      'POST /gestion/precios/ver-cambio': [
        'previewPrices',
        'Ver un cambio de precios',
        'Qué haría un cambio de precios; todavía no cambia nada.',
      ],
      'POST /gestion/precios/cambiar': [
        'applyPrices',
        'Cambiar precios',
        'Aplica lo que mostró la vista previa, y nada más.',
      ],
      'GET /gestion/precios/cambios': [
        'listPriceChanges',
        'Cambios de precios por deshacer',
        'Los últimos cambios de precios de muchos artículos, y si todavía se pueden deshacer.',
      ],
      'POST /gestion/precios/cambios/:Id/deshacer': [
        'undoPrices',
        'Deshacer un cambio de precios',
        'Deja como estaban los precios de un cambio, los que nadie cambió después.',
      ],
      'GET /gestion/listas/:Id/precios': [
        'listListPrices',
        'Precios de una lista',
        'Cada artículo con su precio base y el de la lista; con SoloDistintos, los que tienen precio propio.',
      ],
      'PUT /gestion/listas/:Id/precios/:Codigo': [
        'changeListPrice',
        'Cambiar un precio de una lista',
        'Pone el precio de un artículo en una lista; con Precio null vuelve al precio base.',
      ],
      'GET /gestion/listas/diferencias': [
        'compareLists',
        'Comparar dos listas',
        'Los artículos en venta cuyo precio difiere entre dos listas, primero los que más; sin Una u Otra, el precio base.',
        ['no-existe'],
      ],
      'GET /gestion/listas/diferencias/exportar': [
        'exportListDifferences',
        'Exportar las diferencias',
        'Lo mismo como archivo CSV; queda en el registro de cambios.',
        ['no-existe'],
      ],
      'POST /gestion/promociones/simular': [
        'tryBasket',
        'Simular un carrito',
        'Qué costaría un carrito un día y por qué; no se guarda nada.',
      ],
      'GET /gestion/articulos-por-clasificar': [
        'listUnclassified',
        'Artículos por clasificar',
        'Los artículos cuya familia nadie dijo.',
      ],
      'POST /gestion/articulos-por-clasificar/familia': [
        'classifyArticles',
        'Clasificar artículos',
        'Pone artículos en una familia; las importaciones los dejan ahí.',
      ],
      'POST /gestion/imagenes/articulos': [
        'uploadArticlePicture',
        'Subir la imagen de un artículo',
        PICTURE,
        FILES,
      ],
      'POST /gestion/imagenes/promociones': [
        'uploadPromotionPicture',
        'Subir la imagen de una promoción',
        PICTURE,
        FILES,
      ],
      'POST /gestion/imagenes/banners': [
        'uploadBannerPicture',
        'Subir la imagen de un banner',
        PICTURE,
        FILES,
      ],
      'POST /gestion/imagenes/tienda': ['uploadShopPicture', 'Subir una imagen de la tienda', PICTURE, FILES],
    },
  },
  {
    tag: 'Gestión: importaciones',
    text: 'Listas de precios: subir, comparar, aplicar y deshacer. El trabajo lo hace un proceso aparte; su avance se lee de la importación.',
    calls: {
      ...recordCalls('importaciones', 'perfiles-de-importacion'),
      'POST /gestion/importaciones/archivos': [
        'uploadImport',
        'Subir una lista',
        'Recibe el archivo como es y empieza una importación.',
        FILES,
      ],
      'GET /gestion/importaciones/:Id/archivo': [
        'readImportFile',
        'Mirar el archivo',
        'Cómo parece leerse el archivo, con Perfil según ese perfil.',
        FILES,
      ],
      'POST /gestion/importaciones/:Id/simular': [
        'simulateImport',
        'Comparar',
        'Compara el archivo con la tienda y no cambia nada.',
      ],
      'GET /gestion/importaciones/:Id/diferencias': [
        'listImportDifferences',
        'Diferencias',
        'Los artículos que la importación cambia.',
      ],
      'GET /gestion/importaciones/:Id/filas': [
        'listImportNotes',
        'Filas observadas',
        'Las filas rechazadas, o las que alguien tendría que mirar.',
      ],
      'POST /gestion/importaciones/:Id/decidir': [
        'decideImport',
        'Aceptar precios frenados',
        'Acepta precios de a uno, o deja de aceptarlos: saltos que están bien, o precios fijados a mano que se sueltan; sin códigos, todos los frenados.',
      ],
      'POST /gestion/importaciones/:Id/aplicar': [
        'applyImport',
        'Aplicar',
        'Aplica lo que se mostró, ahora o desde una hora; Confirmar es el sí expreso que espera el freno.',
      ],
      'POST /gestion/importaciones/:Id/descartar': [
        'discardImport',
        'Descartar',
        'Descarta la importación sin aplicar nada.',
        FILES,
      ],
      'POST /gestion/importaciones/:Id/deshacer': [
        'undoImport',
        'Deshacer',
        'Deja los precios y artículos como estaban antes de la importación.',
      ],
      'POST /gestion/importaciones/:Id/deshacer-sucursal': [
        'undoImportBranch',
        'Deshacer en una sucursal',
        'Deja los precios y el surtido de una sucursal como estaban antes de la importación; los de las otras quedan. Contesta la importación que lo hace.',
      ],
    },
  },
  {
    tag: 'Gestión: entrega',
    text: 'Días, horarios, lugares y formas de pago.',
    calls: {
      ...recordCalls(
        'tipos-pago',
        'entrega',
        'horarios',
        'feriados',
        'entrega-sucursal',
        'feriados-sucursal',
        'zonas',
        'demanda',
      ),
      'POST /gestion/entrega-sucursal/:Id/horarios': [
        'takeOwnSlots',
        'Horarios propios de una sucursal',
        'Le da a la sucursal horarios propios, copiados de los de la tienda.',
      ],
      'DELETE /gestion/entrega-sucursal/:Id/horarios': [
        'leaveOwnSlots',
        'Volver a los horarios de la tienda',
        'Quita los horarios propios de la sucursal, que vuelve a tener los de la tienda.',
      ],
      'GET /gestion/dias': [
        'listDayLoads',
        'Próximos días',
        'Los próximos días de entrega con lo ocupado de cada horario.',
      ],
      'PUT /gestion/dias/:Dia/horarios/:Horario': [
        'changeDayPlaces',
        'Cambiar los lugares de un día',
        'Cambia los lugares de un horario en un solo día.',
      ],
    },
  },
  MONEY_SECTION,
  {
    tag: 'Gestión: vidriera',
    text: 'Banners, parámetros, textos y sucursales.',
    calls: recordCalls('banners-inicio', 'banners-usuario', 'parametros', 'textos', 'sucursales'),
  },
  {
    tag: 'Gestión: clientes',
    text: 'Clientes, puntos y lo que escriben.',
    calls: {
      ...recordCalls('clientes', 'puntos', 'avisos-cobertura', 'contactos', 'tarjetas', 'arrepentimientos'),
      'POST /gestion/clientes/:Id/bloquear': [
        'blockClient',
        'Bloquear una cuenta',
        'Termina las sesiones del cliente; nadie ingresa hasta que se la desbloquee.',
      ],
      'POST /gestion/clientes/:Id/desbloquear': [
        'unblockClient',
        'Desbloquear una cuenta',
        'El cliente puede ingresar de nuevo.',
      ],
      'POST /gestion/clientes/:Id/recuperar': [
        'mailClientRecovery',
        'Enviar el enlace de recuperación',
        'Envía al cliente el enlace para elegir otra clave.',
      ],
      'POST /gestion/bandejas/:Bandeja/:Clave/notas': [
        'addInboxNote',
        'Anotar',
        'Agrega una nota interna y da el historial.',
      ],
      'POST /gestion/bandejas/:Bandeja/:Clave/responder': [
        'replyInbox',
        'Responder',
        'Envía la respuesta por mail y cambia el estado, las dos cosas o ninguna.',
      ],
      'GET /gestion/responsables': ['listAssignees', 'Responsables', 'A quién se le puede asignar algo.'],
    },
  },
  {
    tag: 'Gestión: correo',
    text: 'Correos enviados y por enviar, y sus plantillas.',
    calls: {
      ...recordCalls('correos', 'plantillas'),
      'POST /gestion/correos/:Id/reenviar': [
        'resendMail',
        'Enviar de nuevo',
        'Intenta enviarlo enseguida; de uno ya enviado sale una copia.',
      ],
      'POST /gestion/correos/:Id/abandonar': ['giveUpMail', 'No enviar más', 'Deja de intentar el envío.'],
      'GET /gestion/correos/:Id/vista': [
        'showMail',
        'Ver el correo',
        'El correo como página HTML, para mostrar en un marco.',
      ],
      'POST /gestion/plantillas/:Nombre/restablecer': [
        'resetMailTemplate',
        'Volver a los textos de fábrica',
        'La plantilla vuelve a sus textos originales.',
      ],
      'GET /gestion/plantillas/:Nombre/vista': [
        'showMailTemplate',
        'Ver la plantilla',
        'Un correo con esos textos como página HTML, para mostrar en un marco.',
      ],
    },
  },
  {
    tag: 'Gestión: informes',
    text: 'Ventas, artículos, búsquedas sin resultado y carritos sin comprar.',
    calls: {
      'GET /gestion/informes/ventas': [
        'readSales',
        'Ventas',
        'Pedidos y ventas por día y horario, con el período anterior.',
      ],
      'GET /gestion/informes/cobros': [
        'readPaymentsReport',
        'Cobros por medio',
        'Lo cobrado y lo devuelto por día, sucursal, medio y persona, como lo tiene el libro de pagos.',
      ],
      'GET /gestion/informes/sucursales': [
        'readBranchFigures',
        'Sucursales comparadas',
        'Pedidos, ventas, faltantes y puntualidad de cada sucursal de la cuenta.',
      ],
      'GET /gestion/informes/articulos': [
        'listArticleSales',
        'Artículos más vendidos',
        'Los artículos más vendidos, por ventas o por cantidad.',
      ],
      'GET /gestion/informes/busquedas': [
        'listEmptySearches',
        'Búsquedas sin resultado',
        'Qué se buscó y no se encontró, primero lo más buscado.',
      ],
      'GET /gestion/informes/valoraciones': [
        'listRatedArticles',
        'Cómo llegaron los artículos',
        'Lo que los clientes dijeron de cada artículo que recibieron, primero lo que más veces vino mal.',
      ],
      'GET /gestion/informes/carritos': [
        'readLeftCarts',
        'Carritos sin comprar',
        'Los carritos guardados que no se compraron.',
      ],
    },
  },
  {
    tag: 'Gestión: integraciones',
    text: 'Webhooks, sus entregas y las claves de otros sistemas.',
    calls: {
      ...recordCalls('webhooks', 'entregas-webhook', 'claves-api'),
      'POST /gestion/webhooks/:Id/probar': [
        'tryWebhook',
        'Probar un webhook',
        'Envía una prueba enseguida y dice cómo salió.',
      ],
      'POST /gestion/webhooks/:Id/secreto': [
        'rotateWebhookSecret',
        'Cambiar el secreto',
        'Crea otro secreto, que se muestra solo en esta respuesta; por un día se firma también con el anterior.',
      ],
      'POST /gestion/webhooks/:Id/repetir': [
        'replayWebhook',
        'Repetir entregas',
        'Entrega de nuevo lo que pasó desde un momento y dice cuántas entregas son.',
      ],
      'POST /gestion/entregas-webhook/:Id/repetir': [
        'replayDelivery',
        'Repetir una entrega',
        'Entrega un evento de nuevo, desde el primer intento.',
      ],
      'POST /gestion/claves-api/:Id/revocar': [
        'revokeApiKey',
        'Revocar una clave',
        'Desde ahora la clave no abre nada.',
      ],
    },
  },
]
