import type { Editor } from '@tiptap/core'
import { tools as allTools } from '../../runtime/edits/rich-text/tools.ts'

/** A tool of a text as the editor names it. */
export interface NamedTool {
  name: string
  label: string
}

export interface TextTools {
  bar: HTMLElement
  /** Shows a sentence below the tools, or none where it is empty. */
  say(sentence: string): void
}

export interface TextToolsParts {
  editor: Editor
  tools: readonly NamedTool[]
  label: string
  more: string
  beside: HTMLElement
  onMore(): void
}

const signs: Record<string, string> = { bold: 'F', italic: 'K', underline: 'U', strike: 'S', superscript: 'x²', subscript: 'x₂' }
const longer: Record<string, string> = {
  paragraph: '¶',
  list: '•',
  olist: '1.',
  quote: '„“',
  hrule: '—',
  inlinecode: '‹›',
  code: '{}',
  table: '▦',
}

const css = `
:host { position: absolute; z-index: 2147483000; font: 14px/1 system-ui, sans-serif; }
div { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px; background: #fff; color: #1d1a17; border: 1px solid #8c857b; border-radius: 4px; }
p { margin: 2px 0 0; padding: 8px; max-inline-size: 40em; line-height: 1.4; background: #fff; color: #1d1a17; border: 1px solid #8c857b; border-radius: 4px; }
p:empty { display: none; }
button { min-width: 32px; height: 32px; padding: 0 8px; font: inherit; color: inherit; background: none; border: 0; border-radius: 3px; cursor: pointer; }
button:hover { background: #f0ece6; }
button[aria-pressed=true] { color: #fff; background: #1d1a17; }
button:focus-visible { outline: 2px solid #1d5bbf; outline-offset: -2px; }
[data-tool=bold] { font-weight: 700; } [data-tool=italic] { font-style: italic; } [data-tool=underline] { text-decoration: underline; } [data-tool=strike] { text-decoration: line-through; }
`

/** A row of tools above a text on the page, out of reach of the page's styles. Those that ask something are in the form. */
export function textTools({ editor, tools, label, more, beside, onMore }: TextToolsParts): TextTools {
  const host = document.createElement('anlass-text-tools')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = css
  const bar = document.createElement('div')
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', label)

  const buttons = tools.flatMap(({ name, label: title }) => {
    const tool = allTools[name]
    if (typeof tool?.run !== 'function') return []
    const { run, isActive } = tool
    const button = document.createElement('button')
    button.type = 'button'
    button.title = title
    button.dataset.tool = name
    button.setAttribute('aria-label', title)
    button.textContent = signs[name] ?? longer[name] ?? name.toUpperCase()
    button.addEventListener('click', () => {
      run(editor)
      editor.commands.focus()
    })
    bar.append(button)
    return [{ button, isActive: () => isActive?.(editor) ?? false }]
  })
  const last = document.createElement('button')
  last.type = 'button'
  last.textContent = more
  last.addEventListener('click', onMore)
  bar.append(last)
  // The text keeps its selection while the mouse is on its tools.
  bar.addEventListener('mousedown', (event) => event.preventDefault())

  const tell = () => {
    for (const { button, isActive } of buttons) button.setAttribute('aria-pressed', String(isActive()))
  }
  editor.on('transaction', tell)
  tell()
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  shadow.append(style, bar, status)
  document.body.append(host)
  place(host, beside)
  return {
    bar: host,
    say(sentence) {
      status.textContent = sentence
      place(host, beside)
    },
  }
}

/** Above the text; below it where there is no room above. */
function place(host: HTMLElement, beside: HTMLElement): void {
  const { top, bottom, left } = beside.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = host
  const y = top >= height + 8 ? top - height - 4 : bottom + 4
  host.style.insetBlockStart = `${y + scrollY}px`
  host.style.insetInlineStart = `${Math.max(4, Math.min(left, document.documentElement.clientWidth - width - 4))}px`
}
