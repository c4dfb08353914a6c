import type { Cdn } from '../cdn/cdn.ts'
import { browsersOnly, keptNowhere } from '../requests/browsers-only.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import type { RenderedPage } from './renderer.ts'
import type { Visit } from './visit.ts'

const contentType = ({ wantsPayload }: Visit) => (wantsPayload ? 'application/json' : 'text/html; charset=UTF-8')

/** Where Google's tags are loaded from and what they report to: https://developers.google.com/tag-platform/security/guides/csp */
const tagOrigin = 'https://www.googletagmanager.com'
const tagReports = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

/**
 * What a document may load: its own origin's scripts, in the document just the ones that are named here, pictures from wherever the
 * content has them; where visitors may agree to a tag manager, that; and the reviews that they may look at.
 */
const contentPolicy = (inlineScripts: string[], hasTag: boolean, reviewWidget: string | undefined) => [
  "default-src 'self'",
  `script-src ${["'self'", ...inlineScripts, ...(hasTag ? [tagOrigin] : [])].join(' ')}`,
  ...(hasTag ? [`connect-src ${["'self'", ...tagReports].join(' ')}`] : []),
  ...(reviewWidget === undefined ? [] : [`frame-src 'self' ${new URL(reviewWidget).origin}`]),
  // Sizes and placeholders of pictures stand in style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** In development Vite's own scripts stand in the document. */
const policyFor = ({ inlineScripts }: RenderedPage, { site }: Visit, frameAncestors: string[], isDevelopment: boolean) =>
  [
    ...(isDevelopment ? [] : contentPolicy(inlineScripts, site.tagId !== undefined, site.reviewWidget)),
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ')

/** Of a page that everybody may see and a CDN may keep. */
export function publishedHeaders(page: RenderedPage, visit: Visit, { cdn, isDevelopment }: { cdn: Cdn; isDevelopment: boolean }) {
  return {
    ...securityHeaders(visit.site.origin),
    'content-type': contentType(visit),
    // Which variant of a page a visitor gets, no other cache can tell.
    ...(page.status === 200 && page.flags.length === 0 ? cdn.pageHeaders(page.reads, page.lifeMs) : { 'cache-control': browsersOnly }),
    'x-robots-tag': page.robots,
    'content-security-policy': policyFor(page, visit, ["'self'"], isDevelopment),
    ...(page.location !== undefined && { location: page.location }),
    ...(page.status === 503 && { 'retry-after': '5' }),
  }
}

/** Of a draft: it goes to its editor alone, no cache may store it, and only editors may frame it. */
export function draftHeaders(
  page: RenderedPage,
  visit: Visit,
  { editorOrigins, isDevelopment }: { editorOrigins: string[]; isDevelopment: boolean },
) {
  return {
    ...securityHeaders(visit.site.origin),
    'content-type': contentType(visit),
    'cache-control': keptNowhere,
    'x-robots-tag': 'noindex,nofollow',
    'content-security-policy': policyFor(page, visit, ["'self'", ...editorOrigins], isDevelopment),
    ...(page.location !== undefined && { location: page.location }),
  }
}
