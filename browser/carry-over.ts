type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** What of a block React would not take over, and draws anew: a browser has translated it, or an extension put something of its own into it. */
export interface Replaced {
  parts: readonly Element[]
  /** Where the focus was when they went. */
  focused: Element | null
}

/**
 * Brings what was written into a block to the fields that have taken the place of the written ones, and the focus; a click or a
 * choice that was kept for one of the former is one of its successor. `parts` has taken their place.
 */
export function carryOver({ parts: before, focused }: Replaced, parts: Iterable<Element>): void {
  if (!before[0] || before[0].isConnected) return
  const [former, present] = [fieldsIn(before), fieldsIn(parts)]
  if (former.length !== present.length) return
  former.forEach((old, index) => {
    const field = present[index] as Field
    const put = (type: string) => {
      // React sees no value that is set on the element itself.
      Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field)
      field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    if (old instanceof HTMLSelectElement) old.addEventListener('change', () => put('change'))
    else old.addEventListener('click', () => field.click())
    if (old.matches(':read-write') && old.value !== (old as HTMLInputElement).defaultValue) put('input')
    if (old === focused) field.focus({ preventScroll: true })
  })
}

const fieldsIn = (parts: Iterable<Element>) =>
  [...parts].flatMap((part) => [...part.querySelectorAll<Field>('input, select, textarea, button')])
