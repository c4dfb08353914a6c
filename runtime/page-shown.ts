/** Heard by the window when another page is shown in the same document: its address, its head and all of it are there. */
export const pageShown = 'anlass-page-shown'
