/** So many characters of text fill the first screen of a phone; what comes after them is not seen at once. */
const charactersOfPhone = 500

/** Whether what comes after this HTML of a page's content is still seen without scrolling. */
export const startsOnFirstScreen = (above: string) => above.replace(/<[^>]*>/g, '').length <= charactersOfPhone
