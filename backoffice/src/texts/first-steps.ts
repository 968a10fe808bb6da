// Texts of the first steps: what a new shop needs before it can sell.

export const FIRST_STEPS_TEXTS = {
  title: 'Primeros pasos',
  explain:
    'Esto es lo que una tienda necesita para vender. El orden es una sugerencia: podés volver cuando quieras.',
  done: 'Hecho',
  open: 'Falta',
  seeShop: 'Ver la tienda',
  steps: {
    articulos: {
      title: 'Traé los artículos y sus precios',
      text: 'Subí tu lista (Excel, CSV, o el paquete de SEPA). Antes de aplicar nada, ves qué cambia.',
      action: 'Importar una lista',
    },
    familias: {
      title: 'Ordená las familias',
      text: 'Los artículos cuya familia no se pudo adivinar esperan en «Por clasificar». Departamentos y familias se muestran en el orden que les des.',
      action: 'Clasificar artículos',
    },
    parametros: {
      title: 'Contá quién vende',
      text: 'Nombre, email, teléfono y horario de atención; razón social, CUIT y domicilio, que la ley pide a la vista.',
      action: 'Completar los datos',
    },
    textos: {
      title: 'Escribí los textos',
      text: 'Términos y condiciones, envíos y medios de pago tienen un borrador con tus datos; quiénes son y el pie de página los contás vos.',
      action: 'Editar los textos',
    },
    marca: {
      title: 'Poné tu marca',
      text: 'Logo, colores y tipografía de la tienda, los correos y lo que se imprime.',
      action: 'Elegir la marca',
    },
    fotos: {
      title: 'Sumá las fotos',
      text: 'Un zip o una carpeta con archivos que se llaman como el EAN o el código. Sin foto, cada familia tiene su dibujo.',
      action: 'Subir fotos',
    },
    correo: {
      title: 'Probá los correos',
      text: 'Confirmaciones y avisos salen por el servidor de correo que configuró quien instaló la tienda (SMTP_URL). Pedí uno de prueba y mirá si llega.',
      action: 'Mandame uno de prueba',
    },
    sucursales: {
      title: 'Completá las sucursales',
      text: 'La tienda empieza con «Casa central»: poné su dirección, teléfono y horario, y agregá las demás. Salen en contacto y al pie de cada página, y dicen dónde se retira.',
      action: 'Completar las sucursales',
    },
    zonas: {
      title: 'Sucursales con zonas y horarios',
      text: 'La zona dice a quién le lleva cada sucursal, y el horario cuándo se retira. Sin zonas, una sucursal entrega en todas partes. En «Sucursales» podés subir las dos cosas con un archivo.',
      action: 'Ver las zonas',
    },
    entrega: {
      title: 'Definí la entrega',
      text: 'Días de reparto, costo del envío, compra mínima y hora de cierre. Los horarios con su cupo están en «Horarios».',
      action: 'Ver las reglas de entrega',
    },
    pago: {
      title: 'Revisá los medios de pago',
      text: 'Los que están activos se ofrecen al confirmar la compra, en su orden.',
      action: 'Ver los medios de pago',
    },
    banners: {
      title: 'Armá la vidriera',
      text: 'Un banner de inicio con su imagen. Las promociones y ofertas tienen su propia sección.',
      action: 'Crear un banner',
    },
    equipo: {
      title: 'Sumá a tu equipo',
      text: 'Una cuenta por persona, cada una con su rol. Cuidá la tuya con el segundo factor, en «Mi cuenta».',
      action: 'Crear una cuenta',
    },
    abrir: {
      title: 'Abrí la tienda',
      text: 'Hasta entonces el público ve «Muy pronto» y deja su email («Dónde nos piden»); con tu sesión de gestión la ves y la probás entera. No se abre sin artículos en venta, datos de la empresa, términos y condiciones, un horario con cupo y la cuenta de las transferencias, si las ofrecés.',
      action: 'Abrir o cerrar',
    },
  },
  testSent: (to: string) => `Va en camino a ${to}. Si no llega, acá se ve por qué.`,
  /** Shown beside a step: its progress. */
  onSale: (count: string) => `${count} en venta`,
  toClassify: (count: string) => `Quedan ${count} por clasificar`,
  pictured: (share: string) => `${share} de cada 100 artículos en venta tienen foto`,
  withoutAccount: (type: string) =>
    `«${type}» no dice a qué cuenta: escribí su alias, cargá la cuenta en «Cuenta para transferencias» o desactivalo.`,
  branchesLack: (zones: readonly string[] = [], hours: readonly string[] = []) =>
    [
      zones.length > 0 && `Sin zona: ${zones.join(', ')}.`,
      hours.length > 0 && `Sin horario: ${hours.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  mailFailed: (why: string) => `El último no salió: ${why}`,
  progress: (done: number, of: number) => `${done} de ${of} pasos`,
} as const

export type FirstStep = keyof typeof FIRST_STEPS_TEXTS.steps
