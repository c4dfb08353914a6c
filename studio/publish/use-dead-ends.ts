import { useEffect, useMemo, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { type WrittenLink, writtenLinksIn } from '../model/references.ts'
import { readServed } from './served-page.ts'

/** A text with more written addresses than that is not asked about whole. */
const mostAsked = 50

/**
 * Links to addresses of the shop, written by hand, at which it has no page. The shop itself is asked, for each address once, as it
 * alone knows what else stands on its host. `page` is where the text's own page is: other hosts are nobody's business. A shop that
 * can't be asked is wrong about nothing.
 */
export function useDeadEnds(content: RawBlok, page: string | undefined): readonly WrittenLink[] {
  const [isDead, setIsDead] = useState<ReadonlyMap<string, boolean>>(new Map())
  const links = useMemo(() => (page === undefined ? [] : linksBeside(page, content)), [content, page])
  const asked = [...new Set(links.map(({ at }) => at))].slice(0, mostAsked)
  const unasked = asked.filter((at) => !isDead.has(at)).join(' ')

  useEffect(() => {
    if (!unasked) return
    const asking = unasked.split(' ').map(async (at) => [at, await isDeadEnd(at)] as const)
    void Promise.all(asking).then((answers) => setIsDead((before) => new Map([...before, ...answers])))
  }, [unasked])

  return links.filter(({ at }) => isDead.get(at))
}

/** The page itself may be there only once it is published. */
function linksBeside(page: string, content: RawBlok) {
  const { origin, href: own } = new URL(page)
  return writtenLinksIn(content).flatMap((link) => {
    // Browsers take others for addresses below the page's own; the field says so.
    if (!/^(\/|https?:)/i.test(link.address)) return []
    const url = URL.parse(link.address, page)
    if (!url || url.origin !== origin) return []
    url.hash = ''
    return url.href === own ? [] : [{ ...link, at: url.href }]
  })
}

async function isDeadEnd(address: string): Promise<boolean> {
  const served = await readServed(address)
  return served?.status === 404 || served?.status === 410
}
