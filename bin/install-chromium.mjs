// Brings a Chromium for the tests: by Playwright's installer, else by the system's packages. One without windows, as that costs the
// tests half as much; where there is a whole one and no other can be had, that one is used.
import { spawnSync } from 'node:child_process'
import { findChromium, findShell } from './find-chromium.mjs'

const run = (command, ...parameters) => spawnSync(command, parameters, { stdio: 'inherit' }).status === 0
const isRoot = process.getuid?.() === 0

function apt(...parameters) {
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...parameters]
  return run(command, ...rest)
}
const aptInstall = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)

if (!process.env.CHROMIUM_PATH && !(await findShell())) {
  const found = await findChromium()
  console.log(
    found
      ? `The tests can use ${found}; one without windows costs them half as much, so that is installed if it can be.`
      : 'The tests need a Chromium; none was found, so one is installed.',
  )
  const isThere = run('playwright-core', 'install', '--only-shell', 'chromium')
  // Whoever has a browser is not asked for the rights to bring another into the system.
  if (!isThere && (isRoot || !found) && apt('update', '-qq')) {
    if (!aptInstall('chromium-headless-shell') && !found) aptInstall('chromium')
  }
  if (!(await findChromium())) {
    console.error('No Chromium could be installed: install one by hand and set CHROMIUM_PATH to it.')
    process.exit(1)
  }
}
