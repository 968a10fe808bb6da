import { Component, type ComponentType, type ReactNode } from 'react'
import type { Location } from 'react-router'

interface Props {
  location: Location
  /** Rendered instead of the children that threw. */
  Fallback: ComponentType<{ error: unknown }>
  children: ReactNode
}

interface State {
  error: unknown
  /** Where the error was thrown; null until the boundary is rendered with it. */
  at: Location | null
}

/** Catches what its children throw while rendering, until the next navigation. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.location }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('nothing thrown'), at: null }
  }

  static getDerivedStateFromProps({ location }: Props, { at }: State): Partial<State> | null {
    if (at === location) return null
    return at === null ? { at: location } : { at: location, error: null }
  }

  override render() {
    const { error } = this.state
    const { Fallback, children } = this.props
    return error === null ? children : <Fallback error={error} />
  }
}
