// The limit of every server: plain node:http that writes as many bytes as it was told to. JavaScript, so that its start is Node's own.
import { createServer } from 'node:http'

const bytes = Buffer.alloc(Number(process.argv[2]), 'x')
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'content-length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
