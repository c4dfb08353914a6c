/** What tells a process to end: Ctrl+C in its terminal, the system, and a terminal that is closed. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
