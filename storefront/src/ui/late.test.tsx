import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { late } from './late.tsx'
import { useToasts } from './notices/toasts.ts'

beforeEach(() => useToasts.setState({ shown: [] }))
afterEach(cleanup)

const Panel = ({ name }: { name: string }) => <p>{`Panel de ${name}`}</p>

describe('a component that is loaded late', () => {
  it('is rendered with its props once it is there, and loaded once', async () => {
    const load = vi.fn<() => Promise<typeof Panel>>().mockResolvedValue(Panel)
    const Late = late(load)
    const { unmount } = render(<Late name="Ana" />)
    expect(await screen.findByText('Panel de Ana')).toBeDefined()
    unmount()
    render(<Late name="Eva" />)
    expect(screen.getByText('Panel de Eva')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says that there is no network, and comes when it is back', async () => {
    const load = vi.fn<() => Promise<typeof Panel>>().mockRejectedValueOnce(new TypeError('offline'))
    load.mockResolvedValue(Panel)
    const Late = late(load)
    render(<Late name="Ana" />)
    await expect.poll(() => useToasts.getState().shown).toMatchObject([{ kind: 'error' }])
    expect(screen.queryByText('Panel de Ana')).toBeNull()
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Panel de Ana')).toBeDefined()
  })
})
