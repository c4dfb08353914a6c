import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { RequestTimes } from './request-times.ts'

const written = async (note: (times: RequestTimes) => void) => {
  const registry = new Registry()
  note(new RequestTimes(registry))
  return { text: (await registry.metrics()).split('\n'), json: await registry.getMetricsAsJSON() }
}

it('are a histogram as Prometheus reads it', async () => {
  const { text } = await written((times) => {
    for (const seconds of [0.0002, 0.001, 0.002, 7]) times.note('shop', 'GET', 200, seconds)
  })
  const labels = 'origin="shop",method="GET",status="200"'
  expect(text).toContain('# TYPE anlass_request_seconds histogram')
  expect(text).toContain(`anlass_request_seconds_bucket{le="0.001",${labels}} 2`)
  expect(text).toContain(`anlass_request_seconds_bucket{le="0.003",${labels}} 3`)
  expect(text).toContain(`anlass_request_seconds_bucket{le="3",${labels}} 3`)
  expect(text).toContain(`anlass_request_seconds_bucket{le="+Inf",${labels}} 4`)
  expect(text).toContain(`anlass_request_seconds_sum{${labels}} 7.0032`)
  expect(text).toContain(`anlass_request_seconds_count{${labels}} 4`)
})

it('are told apart by origin, method and status, and can be added up with those of other processes', async () => {
  const { json } = await written((times) => {
    times.note('shop', 'GET', 200, 0.1)
    times.note('shop', 'GET', 404, 0.1)
    times.note('shop', 'HEAD', 200, 0.1)
    times.note('studio', 'GET', 200, 0.1)
    times.note('studio', 'GET', 200, 0.1)
  })
  const [times] = json
  const counts = times?.values.filter((value) => 'metricName' in value && value.metricName === 'anlass_request_seconds_count')
  expect(times?.aggregator).toBe('sum')
  expect(counts?.map(({ labels, value }) => [labels.origin, labels.method, labels.status, value])).toEqual([
    ['shop', 'GET', '200', 1],
    ['shop', 'GET', '404', 1],
    ['shop', 'HEAD', '200', 1],
    ['studio', 'GET', '200', 2],
  ])
})
