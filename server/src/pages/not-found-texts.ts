/** The page of an address that does not exist; the storefront's own pages lie behind `#`. */
export const NOT_FOUND_PAGE = {
  title: 'No encontramos esa página',
  text: 'Puede que el enlace esté mal escrito o que la página ya no exista.',
  link: 'Ir a la tienda',
} as const
