import type { ChannelSettings } from '../../runtime/site/site.ts'
import type { Channel } from '../../schemas/channel.ts'

/** Names and contacts of a shop that has set none of its own (SHOP_CHANNELS). Numbers are from the ranges kept free for examples. */
export const contactDefaults: Record<Channel, ChannelSettings> = {
  anlass: {
    name: 'Anlass',
    contact: {
      de: { phone: '+49 30 23125 100', email: 'hallo@anlass.example', street: 'Papierstraße 12', city: '10997 Berlin' },
      at: { phone: '+43 1 5550 100', email: 'servus@anlass.example', street: 'Kandlgasse 7', city: '1070 Wien' },
      ch: { phone: '+41 44 555 01 00', email: 'gruezi@anlass.example', street: 'Josefstrasse 48', city: '8005 Zürich' },
    },
  },
  myposter: {
    name: 'myposter',
    contact: {
      de: { phone: '+49 89 99998 200', email: 'hallo@myposter.example', street: 'Rahmenweg 3', city: '80339 München' },
      at: { phone: '+43 1 5550 200', email: 'servus@myposter.example', street: 'Kandlgasse 7', city: '1070 Wien' },
      ch: { phone: '+41 44 555 02 00', email: 'gruezi@myposter.example', street: 'Josefstrasse 48', city: '8005 Zürich' },
    },
  },
}
