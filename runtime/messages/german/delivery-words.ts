/** How and when parcels come. */
export const deliveryWords = {
  delivery: {
    method: 'Versandart',
    standard: 'Standard',
    express: 'Express',
    'express-saturday': 'Express am Samstag',
    from: 'ab {price}',
    arrives: 'Jetzt bestellt, da: {days}',
    time: 'Dauert',
    price: 'Kostet',
    'time-standard': '{min} bis {max} Werktage',
    'time-express': '24 Stunden, Montag bis Freitag',
    'time-express-saturday': '24 Stunden, auch samstags',
    rule: 'Express bis 11 Uhr bestellt: 24 Stunden später da. Standard: 2 bis 4 Werktage.',
  },
} as const
