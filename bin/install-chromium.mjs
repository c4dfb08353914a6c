// Brings a Chromium for the tests where there is none: by Playwright's installer, else by the system's packages.
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'

const run = (command, ...parameters) => spawnSync(command, parameters, { stdio: 'inherit' }).status === 0

if (!(await findChromium())) {
  console.log('The tests need a Chromium; none was found, so one is installed.')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...parameters) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...parameters]
    return run(command, ...rest)
  }
  const aptInstall = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)
  const isInstalled =
    run('playwright-core', 'install', 'chromium') ||
    (apt('update', '-qq') && (aptInstall('chromium-headless-shell') || aptInstall('chromium')))
  if (!isInstalled || !(await findChromium())) {
    console.error('No Chromium could be installed: install one by hand and set CHROMIUM_PATH to it.')
    process.exit(1)
  }
}
