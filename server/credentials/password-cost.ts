/** The cost that OWASP names for scrypt: 64 MB and about 100 ms, so that guessing is slow for whoever stole the database. */
export const passwordCost = { N: 2 ** 16, r: 8, p: 2 }
