/**
 * Has what lies below the first screen laid out when the page is loaded. Stands in the document of pages whose first screen waits for
 * its script, so before anything is painted.
 */
import { leaveOutRest } from './leave-out-rest.ts'

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
// Of an address with a text to go to, browsers keep that to themselves; here it still stands.
const left = navigation?.type === 'navigate' && !navigation.name.includes('#') && leaveOutRest()
if (left) {
  addEventListener('scroll', left.end, { once: true })
  addEventListener('load', left.layOut)
}
