import type { openTestShop } from '../test-shop.ts'

/** How many pages of a shop were found, made and dropped so far. */
export async function cacheFigures({ visit }: Awaited<ReturnType<typeof openTestShop>>) {
  const { text } = await visit('/metrics')
  const count = (result: string) => Number(new RegExp(`anlass_page_cache_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  const renders = Number(/anlass_render_seconds_count (\d+)/.exec(text)?.[1] ?? 0)
  return { hits: count('hit'), misses: count('miss'), drops: count('drop'), renders }
}
