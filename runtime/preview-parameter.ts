/** The query parameter of addresses that show what is not published yet, to whom such a link was given. */
export const previewParameter = '_anlass_preview'
