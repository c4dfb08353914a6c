/** Where a page tells what its visitor did in a variant. */
export const trackPath = '/_track'
