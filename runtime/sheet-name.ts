/** What a stylesheet is called in every build and in development: its block, or its piece. */
export const sheetName = (href: string) => href.slice(href.lastIndexOf('/') + 1).replace(/(\.module)?(\.[\w-]{8})?\.css$/, '')
