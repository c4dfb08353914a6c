import { z } from 'zod'

// Schemas are marked as pure: browsers read the rest of this file, and would get zod with it.

/** The two brands (R1.01, R3.02). */
export const channels = ['anlass', 'myposter'] as const
export const Channel = /* @__PURE__ */ z.enum(channels)
export type Channel = z.infer<typeof Channel>

/** What a channel has and the other has not. What is missing here is absent there, its routes included. */
export interface ChannelFeatures {
  guestbooks: boolean
  condolenceBooks: boolean
  wishlist: boolean
  /** Cards to hold before one orders (R1.03). */
  sampleCards: boolean
  apps: boolean
  trailingSlash: boolean
  pricesInOverview: boolean
  defaultPhotobookRefinement: 'gold' | undefined
}

export const channelFeatures: Record<Channel, ChannelFeatures> = {
  anlass: {
    guestbooks: true,
    condolenceBooks: true,
    wishlist: true,
    sampleCards: true,
    apps: false,
    trailingSlash: true,
    pricesInOverview: false,
    defaultPhotobookRefinement: undefined,
  },
  myposter: {
    guestbooks: false,
    condolenceBooks: false,
    wishlist: false,
    sampleCards: false,
    apps: true,
    trailingSlash: false,
    pricesInOverview: true,
    defaultPhotobookRefinement: 'gold',
  },
}
