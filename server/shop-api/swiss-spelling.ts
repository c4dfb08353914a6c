/** The same data with its words as they are written in Switzerland: there is no ß, and quotation marks are others. */
export const swissSpelling = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data).replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'))
