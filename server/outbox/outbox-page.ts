import { html } from 'hono/html'
import type { ListedMail } from '../mail/list-mails.ts'
import type { SubscriberCount } from '../newsletter/subscribers.ts'
import { plainPage } from '../plain-pages/plain-page.ts'

export interface OutboxPageContent {
  space: string
  mails: ListedMail[]
  counts: SubscriberCount[]
  isSending: boolean
}

/** The mails that wait, were sent or failed, each with its text, and how many read the newsletter. */
export function outboxPage({ space, mails, counts, isSending }: OutboxPageContent) {
  const about = isSending
    ? 'Was der Shop an Mails verschickt. Nach 30 Tagen wird es gelöscht.'
    : html`Hier bleiben alle Mails liegen, denn es ist kein Mailserver eingestellt: <code>SMTP_URL</code> nennt ihn. Nach 30 Tagen werden sie gelöscht.`
  return plainPage({
    title: 'Postausgang',
    space,
    about,
    main: html`
<section aria-labelledby="newsletter">
<h2 id="newsletter">Newsletter</h2>
${counts.length === 0 ? html`<p>Noch niemand hat ihn bestellt.</p>` : html`<dl class="figures">${counts.map(countOf)}</dl><p><a href="/outbox/subscribers.csv">Bestätigte Adressen als Tabelle (CSV)</a></p>`}
</section>

<section aria-labelledby="mails">
<h2 id="mails">Mails</h2>
${mails.length === 0 ? html`<p>Noch keine.</p>` : mails.map((each) => mailOf(each, isSending))}
</section>`,
  })
}

const countOf = ({ channel, confirmed, waiting }: SubscriberCount) =>
  html`<div><dt>${channel}</dt><dd class="value">${count(confirmed)}</dd><dd>${confirmed === 1 ? 'Adresse ist bestätigt' : 'Adressen sind bestätigt'}, ${count(waiting)} noch nicht.</dd></div>`

const mailOf = (each: ListedMail, isSending: boolean) => html`<details>
<summary><strong>${each.mail.subject}</strong><span>an ${each.mail.to}</span><time datetime="${each.createdAt.toISOString()}">${moment(each.createdAt)}</time>${stateOf(each, isSending)}</summary>
<pre>${each.mail.text}</pre>
</details>`

function stateOf({ sentAt, failure, isGivenUp }: ListedMail, isSending: boolean) {
  if (sentAt) return html`<span>verschickt</span>`
  if (isGivenUp) return html`<span class="bad">aufgegeben: ${failure}</span>`
  if (failure) return html`<span class="bad">wird noch einmal versucht: ${failure}</span>`
  return html`<span>${isSending ? 'wird verschickt' : 'liegt hier'}</span>`
}

const moment = (instant: Date) => instant.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })
const count = (number: number) => number.toLocaleString('de-DE')
