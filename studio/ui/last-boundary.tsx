import { Component, type ReactNode } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import { Waiting } from './waiting.tsx'

/** Stands between a mistake of the studio's own and an empty window. */
export class LastBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const { notLoaded, failed } = useWords()
  return (
    <Waiting message={failed}>
      <Button look="primary" onPress={() => location.reload()}>
        {notLoaded.reload}
      </Button>
    </Waiting>
  )
}
