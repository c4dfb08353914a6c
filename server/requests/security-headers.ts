const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** On every answer of the shop. Who has come by TLS shall not come without it for a year. */
export function securityHeaders(origin: string): Record<string, string> {
  return { ...everywhere, ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }) }
}
