/** What a hash stands for, found as browsers find it: by the id as it is written, then decoded. */
export function indicatedPart(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id))
  } catch {
    // A percent sign that begins nothing.
    return null
  }
}
