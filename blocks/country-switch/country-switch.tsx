import { type DetailedHTMLProps, use } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { internalHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ButtonLink } from '../../runtime/ui/button-link.tsx'
import { FramedContext } from '../../runtime/ui/framed-context.ts'
import { Notice } from '../../runtime/ui/notice.tsx'
import styles from './country-switch.module.css'
import type { CountrySwitchBlok } from './country-switch.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'country-switch': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/**
 * What is asked in each of the other countries (R2.27); the element shows what is for the visitor's. The page is the same for all, so
 * it has all of them.
 */
export function CountrySwitch({ blok, editable }: BlockProps<CountrySwitchBlok>) {
  const site = useSite()
  const message = useMessages()
  const isFramed = use(FramedContext)
  // Editors see one of them.
  const others = site.countries.filter(({ country }) => country !== site.country).slice(0, isFramed ? 1 : undefined)
  const fill = (text: string, country: string) => text.replaceAll('{country}', message(`inCountry.${country}`))
  return (
    <country-switch className={styles.switch} data-asks={isFramed ? undefined : ''} suppressHydrationWarning {...editable}>
      <Notice
        label={message('footer.countries')}
        answers={
          <>
            {others.map(({ country, locale, prefix, href }) => (
              <ButtonLink
                key={country}
                href={href}
                hrefLang={locale}
                data-country={country}
                data-home={internalHref('/', { ...site, prefix })}
                hidden={!isFramed}
              >
                {fill(blok.switchText, country)}
              </ButtonLink>
            ))}
            <Button data-stay="">{blok.stayText}</Button>
          </>
        }
      >
        {others.map(({ country }) => (
          <div key={country} data-country={country} hidden={!isFramed} className={styles.words}>
            <h2>{fill(blok.headline, country)}</h2>
            {blok.text && <p>{fill(blok.text, country)}</p>}
          </div>
        ))}
      </Notice>
    </country-switch>
  )
}
