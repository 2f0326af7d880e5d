import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetFailures } from './page-module'

interface BoundaryProps {
  children: ReactNode
  /** Changes when the visitor goes elsewhere; the boundary tries again then. */
  resetKey: string
}

class Boundary extends Component<BoundaryProps, { error: unknown; resetKey: string }> {
  override state = { error: undefined as unknown, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch() {
    forgetFailures()
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failure />
  }
}

// Plain links and a reload, no router: whatever broke, these still work.
function Failure() {
  return (
    <section className="wrap page-head" role="alert" data-failed>
      <div className="row">
        <div className="body">
          <h1>This page tore.</h1>
          <p className="lede">
            It could not be shown. What you typed on this device is still kept; loading the page again usually mends it.
          </p>
          <div className="btn-row mt-8">
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              Load it again
            </button>
            <a className="btn btn-secondary" href="/">
              Return to Home
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Catches an error of the page below it, says so, and offers a way on. Frame and navigation stay. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary resetKey={useLocation().key}>{children}</Boundary>
}
