/** Where a page tells what failed in a visitor's browser. */
export const errorsPath = '/_errors'
