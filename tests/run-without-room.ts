import { execFileSync } from 'node:child_process'

/** Runs a module's text in a process whose files can't grow, as on a full disk, and answers what it prints. */
export function runWithoutRoom(module: string): string {
  const limited = `trap '' XFSZ; ulimit -f 16; exec "$@"`
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', module]
  return execFileSync('bash', ['-c', limited, 'bash', ...node], { encoding: 'utf8' })
}
