import type { ReactElement } from 'react'
import type { Payload } from '../../runtime/payload.ts'
import { defaultLocale } from '../../schemas/locale.ts'

/** What a page's head says to browsers, search engines and other sites (R2.48). */
export function DocumentHead({ payload }: { payload: Payload }): ReactElement {
  const { head, site } = payload
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="robots" content={head.robots} />
      <link rel="icon" href={`/favicon-${site.channel}.svg`} type="image/svg+xml" />
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {head.alternates.length > 0 && (
        <link rel="alternate" hrefLang="x-default" href={head.alternates.find(({ locale }) => locale === defaultLocale)?.href} />
      )}
      <meta property="og:type" content="product" />
      <meta property="og:title" content={head.title} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:site_name" content={site.name} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.socialImage && <meta property="og:image" content={head.socialImage} />}
      {head.structuredData.map((data) => {
        // `<` is escaped, so that nothing in the data can end the script.
        const json = JSON.stringify(data).replaceAll('<', '\\u003c')
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      })}
    </>
  )
}
