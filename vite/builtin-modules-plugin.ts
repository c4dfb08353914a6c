import type { Plugin } from 'vite'

/**
 * Has the server's files take what they need of Node's own modules when they begin, in the place of importing it: an import evaluates
 * all that the module exports, of `node:util` a comparison of texts and of `node:http` a client for web sockets, before a start goes on.
 */
export function builtinModulesPlugin(): Plugin {
  return {
    name: 'anlass:builtin-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    renderChunk(code) {
      let taken = code
      // From the last, so that the places of those before it hold.
      for (const node of this.parse(code).body.reverse()) {
        if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('node:')) continue
        const got = `process.getBuiltinModule(${JSON.stringify(node.source.value)})`
        const bound = node.specifiers.map((specifier) => {
          if (specifier.type !== 'ImportSpecifier') return `${specifier.local.name} = ${got}`
          const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : JSON.stringify(specifier.imported.value)
          return `{ ${name}: ${specifier.local.name} } = ${got}`
        })
        taken = taken.slice(0, node.start) + (bound.length > 0 ? `const ${bound.join(', ')};` : '') + taken.slice(node.end)
      }
      return { code: taken, map: null }
    },
  }
}
