import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names the tests that have passed at their second try alone, and why not at their first (decision 21). */
export default class SecondTriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => [`${module.relativeModuleId} > ${test.fullName}`, ...whyNot(test)].join('\n    ')),
    )
    if (names.length > 0) console.log(`\nPassed at the second try, to be mended:\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
}

/** The message's first lines, and where in the project it came from. */
function whyNot(test: TestCase): string[] {
  return (test.result().errors ?? []).flatMap(({ message, stacks }) => [
    ...message.split('\n').slice(0, 6),
    ...(stacks ?? []).slice(0, 1).map(({ file, line }) => `at ${file}:${line}`),
  ])
}
