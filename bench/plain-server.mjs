// The limit of every server: plain node:http that writes as many bytes as it was told to, and the head. JavaScript, so that its start is Node's own.
import { createServer } from 'node:http'

const [, , length, head = '{}'] = process.argv
const bytes = Buffer.alloc(Number(length), 'x')
const headers = { 'content-type': 'text/html; charset=UTF-8', ...JSON.parse(head), 'content-length': bytes.length }
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
