import { useEffect, useState } from 'react'
import { nameOfFile } from '../fields/asset/asset-value.ts'
import type { ManagementClient } from '../management/management-client.ts'
import type { Model } from '../model/component-model.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Used } from '../usage/usage.ts'
import { WhereUsed } from '../usage/where-used.tsx'
import { useProblem } from '../use-problem.ts'
import type { ActivityRun } from './activity-runs.ts'
import type { ActivitySubject } from './activity-subject.ts'

export interface UsedSubjectProps {
  subject: Extract<ActivitySubject, { used: unknown }>
  run: ActivityRun
  onClose(): void
}

/** Where the file or the block is used that somebody did something to; that it has gone, where it has. */
export function UsedSubject({ subject, run, onClose }: UsedSubjectProps) {
  const { client, model } = useStudio()
  const words = useWords()
  const [used, setUsed] = useState<Used>()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    let isStale = false
    readUsed(subject, run.name, client, model).then(
      (read) => !isStale && setUsed(read),
      (error: unknown) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, model, subject, run.name, setProblem])

  if (used) return <WhereUsed used={used} onClose={onClose} />
  return (
    <Dialog title={run.name} isOpen onClose={onClose}>
      <p role={problem ? 'alert' : 'status'}>{problem ?? words.loading}</p>
    </Dialog>
  )
}

async function readUsed({ used, id }: UsedSubjectProps['subject'], name: string, client: ManagementClient, model: Model): Promise<Used> {
  if (used === 'component') return { what: 'block', component: name, name: model.labelOf(name) }
  const { filename } = await client.asset(id)
  return { what: 'asset', filename, name: nameOfFile(filename), id }
}
