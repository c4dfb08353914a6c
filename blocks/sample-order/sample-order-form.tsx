import { type SubmitEvent, useState } from 'react'
import type { OwnFields } from '../../runtime/define-block.ts'
import { samplesWords } from '../../runtime/messages/german/samples-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { showIssues, takeBackIssue } from '../../runtime/ui/form-issues.ts'
import { sendForm } from '../../runtime/ui/send-form.ts'
import sentForm from '../../runtime/ui/sent-form.module.css'
import { TextArea } from '../../runtime/ui/text-area.tsx'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { samplesPrice } from '../../schemas/cards/sample.ts'
import styles from './sample-order.module.css'
import type { SampleOrderBlok } from './sample-order.schema.ts'

interface SampleOrderFormProps {
  blok: OwnFields<SampleOrderBlok>
  /** `undefined` without script: then the designs are named. */
  ids: number[] | undefined
  /** `sent` are the designs that were ordered. */
  onOrdered(sent: readonly number[]): void
}

/** Where the samples go. */
export function SampleOrderForm({ blok, ids, onOrdered }: SampleOrderFormProps) {
  const { channel, locale, country } = useSite()
  const message = useMessages(samplesWords)
  const [problem, setProblem] = useState('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const answer = await sendForm(form, message('samples.unreachable'))
    if (!answer) return
    if (answer.isTaken) return onOrdered(ids ?? [])
    // What is wrong with a field that nobody can see stands above the button.
    const ofHidden = answer.issues.find(({ field }) => field === 'designs')
    setProblem(ofHidden?.message ?? answer.message)
    showIssues(form, answer.issues)
  }

  const isFree = ids === undefined || samplesPrice(ids.length, country).cents === 0
  return (
    <form
      method="post"
      action="/web-api/sample-order"
      className={`${styles.form} ${sentForm.form}`}
      data-needs-script={ids === undefined || undefined}
      onSubmit={send}
      onInput={takeBackIssue}
    >
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="locale" value={locale} />
      {ids ? (
        <input type="hidden" name="designs" value={ids.join(' ')} />
      ) : (
        <div className={styles.wide}>
          <TextArea label={message('samples.designNames')} name="designNames" required rows={3} maxLength={600} />
        </div>
      )}
      <div className={styles.wide}>
        <TextField label={message('samples.name')} name="name" required maxLength={120} autoComplete="name" />
      </div>
      <div className={styles.wide}>
        <TextField label={message('samples.street')} name="street" required maxLength={120} autoComplete="street-address" />
      </div>
      <TextField
        label={message('samples.postcode')}
        name="postcode"
        required
        maxLength={5}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField label={message('samples.city')} name="city" required maxLength={80} autoComplete="address-level2" />
      <div className={styles.wide}>
        <TextField label={message('samples.email')} type="email" name="email" required maxLength={254} autoComplete="email" />
      </div>
      <div className={styles.wide}>
        <TextArea label={message('samples.wishes')} hint={message('samples.wishesHint')} name="wishes" rows={2} maxLength={400} />
      </div>
      <label className={styles.trap} aria-hidden="true">
        {message('samples.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {blok.privacy && (
        <p className={styles.privacy}>
          <ContentLink to={blok.privacy}>{blok.privacyText}</ContentLink>
        </p>
      )}
      <p role="alert" className={`${styles.problem} ${sentForm.problem}`}>
        {problem}
      </p>
      {/* Who has to pay must read so on the button (§ 312j BGB). */}
      <Button type="submit">{message(isFree ? 'samples.order' : 'samples.orderPaid')}</Button>
    </form>
  )
}
