/** Text as it is compared when case does not matter, umlauts included. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
