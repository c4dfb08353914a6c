import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('counts what came before it was loaded, and what comes after', async () => {
  const { pageCache, request, load, text } = createMetrics()
  pageCache('hit')
  request('shop', 'GET', 200, 0.002)
  await load()
  pageCache('hit')
  const figures = await text()
  expect(figures).toContain('anlass_page_cache_total{result="hit"} 2')
  expect(figures).toContain('anlass_request_seconds_count{origin="shop",method="GET",status="200"} 1')
})

it('knows at once which stories could not be drawn', () => {
  const metrics = createMetrics()
  metrics.contentError({ type: 'unknown-type', story: 'anlass/home', message: 'Den Typ gibt es nicht.' })
  expect(metrics.recentContentErrors.list()).toMatchObject([{ story: 'anlass/home' }])
})
