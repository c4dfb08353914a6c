/**
 * In the place of `server/credentials/password-cost.ts`, an eighth of it: hundreds of tests sign somebody up. Still as long as a few
 * requests take, for some tests are about who has to wait for whose password.
 */
export const passwordCost = { N: 2 ** 14, r: 8, p: 1 }
