import type { Plugin } from 'vite'

/**
 * React Router names its components for React's developer tools (`Link.displayName = …`), which keeps all of them in a build,
 * used or not, and all that they stand on: 4 kB of what comes with a shopper's first click. Leaves the names away, and says
 * that to make a component does nothing else.
 */
export function unusedComponentsPlugin(): Plugin {
  return {
    name: 'anlass:unused-components',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/= (React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
