/** The built shop, to be broken. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
import { startShop } from '../running-shop.ts'

/** What visitors ask for while something goes wrong. */
export const pages = ['/', '/hochzeit/', '/faq/', '/at/hochzeit/']
/** How often they ask, at least. */
export const requestsAFault = 500

/** Starts it for one test, and answers once its pages come. */
export async function openShop(environment: Record<string, string> = {}, parameters: string[] = []) {
  const shop = await startShop({ LOG_LEVEL: 'fatal', ...environment }, parameters)
  onTestFinished(() => shop.stop())
  const text = async (path: string) => (await fetch(shop.shop + path)).text()
  for (const page of pages) await expect.poll(async () => (await fetch(shop.shop + page)).status, { timeout: 20_000 }).toBe(200)
  return { ...shop, text }
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

/** Addresses of one picture of the home page in so many sizes. */
export async function picturesOf({ text }: Pick<OpenShop, 'text'>, sizes: number) {
  const [file] = /\/f\/[^/]+\/[^/]+\/[^/]+\/[\w-]+\.svg/.exec(await text('/')) ?? []
  return Array.from({ length: sizes }, (_, index) => `${file}/m/${2_000 + index}x0/filters:format(png)`)
}

/** The processes that a shop has started. */
export const childrenOf = ({ process: { pid } }: { process: { pid?: number | undefined } }): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

export const isThere = (pid: number): boolean => existsSync(`/proc/${pid}/exe`)
