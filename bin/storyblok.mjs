// `npm run storyblok -- components pull --space 1`: Storyblok's own CLI, unmodified, against our studio.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const token = process.env.STORYBLOK_TOKEN ?? process.env.STUDIO_ADMIN_TOKEN
if (!token) {
  console.error('Set STORYBLOK_TOKEN to a personal token of the studio, and STUDIO_URL where it is not http://localhost:3001.')
  process.exit(1)
}
const preload = new URL('./storyblok-preload.mjs', import.meta.url).href
const { status } = spawnSync(
  process.execPath,
  ['--import', preload, fileURLToPath(import.meta.resolve('storyblok')), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    // The CLI takes the three together for a login.
    env: { ...process.env, STORYBLOK_LOGIN: 'studio', STORYBLOK_TOKEN: token, STORYBLOK_REGION: 'eu' },
  },
)
process.exit(status ?? 1)
