/** Visitors who keep asking for pages while something goes wrong: what they must never notice. */
import { Agent, get } from 'node:http'

export interface Asked {
  times: number
  /** What was not a whole page with status 200. */
  failures: string[]
}

const visitors = 8

/** Asks for these pages, over and over, until it is stopped and has asked `atLeast` times; on connections that stay open, or else a new one each. */
export function keepAsking(origin: string, paths: string[], atLeast: number, keepAlive = true) {
  const asked: Asked = { times: 0, failures: [] }
  const agent = new Agent({ keepAlive })
  let isStopped = false
  const visit = async (from: number) => {
    for (let turn = from; !isStopped || asked.times < atLeast; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const problem = await ask(origin + path, agent)
      asked.times++
      if (problem) asked.failures.push(`${path}: ${problem}`)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
  return {
    asked,
    async stop(): Promise<Asked> {
      isStopped = true
      await all
      agent.destroy()
      return asked
    },
  }
}

function ask(address: string, agent: Agent): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const request = get(address, { agent }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    response.on('end', () => {
      if (response.statusCode !== 200) resolve(`status ${response.statusCode}`)
      else resolve(text.endsWith('</html>') ? undefined : 'half a page')
    })
    response.on('error', (error) => resolve(error.message))
  })
  request.on('error', (error) => resolve(error.message))
  return promise
}
