import { html } from 'hono/html'
import { formatRelativeTime } from '../../runtime/format-relative-time.ts'
import type { ContentRead } from '../content/observed-content.ts'
import { plainPage } from '../plain-pages/plain-page.ts'
import type { RecentContentError } from '../recent-content-errors.ts'
import type { Figures, Timing } from './read-figures.ts'

export interface FiguresPageContent {
  figures: Figures
  /** What editors call blocks, by the names of their components. */
  blockNames: ReadonlyMap<string, string>
  contentErrors: RecentContentError[]
  /** How long this process has run, in seconds. */
  uptime: number
  now: Date
  /** What the space is called. */
  space: string
}

/** The page of figures. What the script renews is in `main`. */
export function figuresPage(content: FiguresPageContent) {
  return plainPage({
    title: 'Zahlen',
    space: content.space,
    script: '/figures/figures.js',
    about: html`Wie es dem Shop gerade geht, gezählt seit seinem Start. <button type="button" data-pause hidden>Anhalten</button>`,
    main: figuresMain(content),
  })
}

function figuresMain({ figures, blockNames, contentErrors, uptime, now }: FiguresPageContent) {
  const { cache, renders, waiting, blocks, reads, serverErrors, requests, memoryBytes } = figures
  const asked = cache.hit + cache.miss
  return html`
<p class="stand">Stand ${time(now)}, läuft seit ${duration(uptime)}</p>
<dl class="figures">
${figure('Sofort da', asked === 0 ? '–' : percent(cache.hit / asked), `${count(cache.hit)} von ${count(asked)} Seiten kamen fertig aus dem Speicher.`)}
${figure('Neu gemacht', count(renders.times), renders.times === 0 ? 'Noch keine Seite.' : `Seiten, auch Entwürfe im Studio. Eine zu machen dauert im Mittel ${milliseconds(renders.ms)}.`)}
${figure('Warten gerade', count(waiting), 'Seiten, auch Entwürfe, die gemacht werden, sobald die vor ihnen fertig sind.')}
${figure('Erneuert', count(cache.drop), 'Seiten, in denen sich etwas geändert hatte, zum Beispiel nach dem Veröffentlichen.')}
${figure('Letzte gute Seite', count(cache['last-good']), 'So oft ging statt eines Fehlers die vorige Fassung hinaus.', cache['last-good'] > 0)}
${figure('Fehler', count(serverErrors), `So viele von ${count(requests)} Antworten des Shops waren ein Fehler des Servers.${cache.late > 0 ? ` ${count(cache.late)} Seiten wurden nicht rechtzeitig fertig.` : ''}`, serverErrors > 0)}
${figure('Von der Platte', count(cache.stored), 'Seiten, die nicht mehr im Speicher standen, zum Beispiel nach einem Neustart, und nicht neu gemacht werden mussten.')}
${figure('Arbeitsspeicher', `${count(Math.round(memoryBytes / 1e6))} MB`, 'Den alle Prozesse zusammen belegen.')}
</dl>

<section aria-labelledby="errors">
<h2 id="errors">Inhalte mit Fehlern</h2>
${
  contentErrors.length === 0
    ? html`<p>Keine. Alle Seiten, nach denen gefragt wurde, ließen sich zeigen.</p>`
    : html`<ul class="errors">${contentErrors.map(
        (error) =>
          html`<li><h3>${error.story}</h3><p>${error.message}</p><p class="note">Seit ${time(error.firstAt)}, zuletzt ${formatRelativeTime(error.lastAt, now)}, ${error.times === 1 ? 'einmal' : `${count(error.times)}-mal`}. Wer die Seite aufruft, sieht ihre letzte gute Fassung, oder die Fehlerseite, wenn es keine gibt.</p></li>`,
      )}</ul>`
}
</section>

<section aria-labelledby="blocks">
<h2 id="blocks">Die langsamsten Blöcke</h2>
${timingTable(
  'Block',
  blocks.slice(0, 10).map((block) => ({ ...block, name: blockNames.get(block.component) ?? block.component })),
  'Noch keiner gezeichnet.',
)}
</section>

<section aria-labelledby="reads">
<h2 id="reads">Fragen an den Inhalt</h2>
${timingTable(
  'Gefragt nach',
  reads.map((read) => ({ ...read, name: readNames[read.what as ContentRead] ?? read.what })),
  'Noch keine.',
)}
</section>`
}

const readNames: Record<ContentRead, string> = {
  story: 'einer Seite oder einem Teil davon',
  list: 'einer Liste',
  links: 'allen Adressen',
  datasource: 'einer Datenquelle',
  redirect: 'einer früheren Adresse',
}

function figure(name: string, value: string, sentence: string, isBad = false) {
  return html`<div${isBad ? html` class="bad"` : ''}><dt>${name}</dt><dd class="value">${value}</dd><dd>${sentence}</dd></div>`
}

function timingTable(head: string, rows: (Timing & { name: string })[], none: string) {
  if (rows.length === 0) return html`<p>${none}</p>`
  const longest = Math.max(...rows.map(({ ms }) => ms))
  return html`<table>
<thead><tr><th scope="col">${head}</th><th scope="col">im Mittel</th><th scope="col">Anzahl</th></tr></thead>
<tbody>${rows.map(
    ({ name, ms, times }) =>
      html`<tr><th scope="row">${name}</th><td><meter min="0" max="${longest || 1}" value="${ms}" aria-hidden="true"></meter><span class="ms">${milliseconds(ms)}</span></td><td>${count(times)}</td></tr>`,
  )}</tbody>
</table>`
}

const count = (value: number) => value.toLocaleString('de-DE')
const percent = (part: number) => part.toLocaleString('de-DE', { style: 'percent', maximumFractionDigits: 1 })
const milliseconds = (ms: number) => `${ms.toLocaleString('de-DE', { maximumSignificantDigits: 2 })} ms`
const time = (moment: Date) => moment.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin' })

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'weniger als einer Minute'
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const parts = [days && `${days} d`, hours && `${hours} h`, days === 0 && `${minutes % 60} min`].filter(Boolean)
  return parts.join(' ')
}
