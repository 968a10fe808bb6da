import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

afterEach(cleanup)

test.each([
  ['one', [false, true, true]],
  ['cards', [false, false, false]],
] as const)('of %s per view the slides out of sight are inert from the start: %j', (items, inert) => {
  render(
    <Carousel label="Ofertas" items={items}>
      {['a', 'b', 'c'].map((text) => (
        <a key={text} href={`#${text}`}>
          {text}
        </a>
      ))}
    </Carousel>,
  )
  const slides = ['a', 'b', 'c'].map((text) => screen.getByText(text).closest('li')!)
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual(inert)
})
