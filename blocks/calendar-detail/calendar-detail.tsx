import type { BlockProps } from '../../runtime/define-block.ts'
import { calendarWords } from '../../runtime/messages/german/calendar-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { calendarPriceAsked, calendarQueryKeys } from '../../schemas/calendars/calendar.ts'
import { calendarQuery } from '../../schemas/calendars/calendar-query.ts'
import { CalendarChoices } from './calendar-choices.tsx'
import type { CalendarDetailBlok } from './calendar-detail.schema.ts'
import type { CalendarDetailData } from './load-calendar-detail.ts'
import { useCalendarChoice } from './use-calendar-choice.ts'
import { useStartMonth } from './use-start-month.ts'

/** A type of calendar with all that can be chosen for it (R2.32). Interactive: what it costs depends on what is chosen. */
export function CalendarDetail({ blok, data, editable }: BlockProps<CalendarDetailBlok, CalendarDetailData>) {
  const message = useMessages(calendarWords)
  const { group } = data
  const { choice, change } = useCalendarChoice(data)
  const startMonth = useStartMonth(group.calendarType)
  const price = useShopPrice(calendarPriceAsked, choice, data)
  const format = group.formats.find(({ value }) => value === choice.formatType)
  const { image, overviewUrl } = blok
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={group.name}
      kind={blok.text}
      picture={<Image sources={[{ image, ratio: '4/3' }]} alt={image.alt} preset="detail" loading="eager" priority="high" />}
      ratio="4/3"
      choices={<CalendarChoices group={group} choice={choice} change={change} startMonth={startMonth} />}
      sum={
        <PriceSum
          price={price}
          withoutScript={message('calendar.needsScript', { format: format?.name ?? '' })}
          shippingText={blok.shippingText}
          shippingUrl={blok.shippingUrl}
        />
      }
      actions={
        <>
          <ConfiguratorLink
            product="calendar"
            choice={calendarQuery(choice, format?.designId, startMonth.start)}
            keys={calendarQueryKeys}
          />
          {overviewUrl && <LinkButton to={overviewUrl} text={blok.overviewText} kind="quiet" />}
        </>
      }
      editable={editable}
    />
  )
}
