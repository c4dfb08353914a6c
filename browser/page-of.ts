/** Which page an address is of: a place on it is no other page. */
export const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search
