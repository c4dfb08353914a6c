import { type SubmitEvent, useRef, useState } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { vouchersWords } from '../../runtime/messages/german/vouchers-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { askVoucher } from './ask-voucher.ts'
import styles from './vouchers.module.css'
import type { VouchersBlok } from './vouchers.schema.ts'
import { worthOf } from './worth-of.ts'

/** A code that is typed, and what it is worth. Interactive: the shop is asked for each. */
export function Vouchers({ blok, editable }: BlockProps<VouchersBlok>) {
  const site = useSite()
  const message = useMessages(vouchersWords)
  const [said, say] = useState('')
  const [isAsking, setAsking] = useState(false)
  // Which question is the last: what is answered to one before is not of the code that stands in the field.
  const asked = useRef(0)

  function startAnew() {
    say('')
    setAsking(false)
    return ++asked.current
  }

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const code = String(new FormData(event.currentTarget).get('code'))
    const mine = startAnew()
    setAsking(true)
    const answer = await askVoucher(code, site)
    if (mine !== asked.current) return
    setAsking(false)
    if (answer.voucher) say(worthOf(answer.voucher, blok.worthText, site.locale))
    else say(answer.message ?? message('vouchers.unreachable'))
  }

  return (
    <section className={styles.vouchers} {...editable}>
      <h2 className={styles.headline}>{blok.headline}</h2>
      {blok.text && <p className={styles.text}>{blok.text}</p>}
      <form className={styles.form} onSubmit={ask} onInput={startAnew}>
        <TextField label={message('vouchers.code')} name="code" required autoComplete="off" spellCheck={false} maxLength={40} />
        <Button type="submit">{message('vouchers.ask')}</Button>
      </form>
      <p role="status" aria-busy={isAsking} className={styles.worth}>
        {said}
      </p>
      <noscript>
        <p className={styles.text}>{message('vouchers.needsScript')}</p>
      </noscript>
    </section>
  )
}
