/** Apps of our own that live beside the shop under the same host (R2.07): the client router never takes these paths. */
export const ownAppPrefixes = ['/configurator-', '/kundenkonto', '/magazin', '/llms.txt'] as const
export type OwnAppPrefix = (typeof ownAppPrefixes)[number]

/** The prefix by which a path inside a site belongs to an own app; `undefined` for a page of the shop. */
export function ownAppOf(path: string): OwnAppPrefix | undefined {
  return ownAppPrefixes.find((prefix) =>
    prefix.endsWith('-') ? path.startsWith(prefix) : path === prefix || path.startsWith(`${prefix}/`),
  )
}
