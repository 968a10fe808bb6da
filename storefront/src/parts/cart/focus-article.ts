/**
 * Once a notice's button has gone with its notice: focuses the article's row in the open cart, its control on the page,
 * or the page's heading.
 */
export function focusArticle(Codart: string): void {
  requestAnimationFrame(() => {
    const row = visible('removes', Codart)
    const target =
      row ??
      visible('buy', Codart)?.querySelector<HTMLElement>('button:last-of-type:enabled') ??
      document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: target !== row })
  })
}

const visible = (data: 'removes' | 'buy', Codart: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-${data}]`)].find(
    (each) => each.dataset[data] === Codart && each.checkVisibility(),
  )
