/** Heard by the window when another page is shown in the same document: its address, its head and all of it are there. */
export const pageShown = 'anlass-page-shown'

/** Heard by the window when the page's query has become another, at another entry of the history or at the same. */
export const pageQueryChanged = 'page-query-changed'
