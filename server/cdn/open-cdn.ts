import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { type Cdn, noCdn } from './cdn.ts'
import { purgingCdn } from './purging-cdn.ts'

/** The CDN that the settings name. */
export const openCdn = ({ cdn }: Pick<Settings, 'cdn'>, log: Logger): Cdn =>
  cdn ? purgingCdn({ ...cdn, onFailure: (err) => log.error({ err }, 'the CDN may have old pages') }) : noCdn
