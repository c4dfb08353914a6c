import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that have passed at their second try alone (decision 21). */
export default class SecondTriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    )
    if (names.length > 0) console.log(`\nPassed at the second try, to be mended:\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
}
