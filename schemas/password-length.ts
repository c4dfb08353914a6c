/** Of a password, in characters: twelve, as NIST advises for passwords without other rules; the upper bound keeps hashing bounded. */
export const passwordLength = { least: 12, most: 200 }
