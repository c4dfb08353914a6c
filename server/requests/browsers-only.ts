/**
 * The `cache-control` of answers that only the browser keeps which asked for them, to ask each time whether they are still the
 * same. `no-cache` alone does not keep every CDN from it:
 * https://www.fastly.com/documentation/guides/full-site-delivery/caching/about-cache-control-headers
 */
export const browsersOnly = 'private, no-cache'
