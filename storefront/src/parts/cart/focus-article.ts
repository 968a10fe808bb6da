/**
 * Once a notice's button has gone with its notice: focuses the article's row in the open cart, its control on the page,
 * or the page's heading.
 */
export function focusArticle(Codart: string): void {
  requestAnimationFrame(() => {
    const ofRows = [...document.querySelectorAll<HTMLElement>('[data-removes]')]
    const row = ofRows.find((each) => each.dataset['removes'] === Codart && each.checkVisibility())
    const controls = [...document.querySelectorAll<HTMLElement>('[data-buy]')]
    const control = controls.find((each) => each.dataset['buy'] === Codart && each.checkVisibility())
    const target =
      row ??
      control?.querySelector<HTMLElement>('button:last-of-type:enabled') ??
      document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: target !== row })
  })
}
