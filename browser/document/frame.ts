/** The places of the frame that are filled for each page. */
export const framePlaces = {
  language: '%language%',
  channel: '%channel%',
  head: '<!--head-->',
  preloads: '<!--preloads-->',
  body: '<!--body-->',
  data: '<!--data-->',
} as const

/** The document around every page. The build adds the first script. */
export const frameHtml = `<!doctype html>
<html lang="${framePlaces.language}" data-channel="${framePlaces.channel}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${framePlaces.head}
</head>
<body>
${framePlaces.preloads}
<div id="page">${framePlaces.body}</div>
${framePlaces.data}
</body>
</html>`
