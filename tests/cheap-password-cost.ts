/**
 * In the place of `server/credentials/password-cost.ts`: hundreds of tests sign somebody up. A hash still takes longer than to read a
 * file, and so long that others can come in between.
 */
export const passwordCost = { N: 2 ** 12, r: 8, p: 1 }
