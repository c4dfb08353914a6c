import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { deliverDueMails, waits } from './deliver-mails.ts'
import { listMails } from './list-mails.ts'
import type { Mail, SendMail } from './mail.ts'
import { queueMail } from './queue-mail.ts'
import { smtpMail } from './smtp-mail.ts'

const mail: Mail = {
  to: 'anna@example.org',
  from: { name: 'Anlass', address: 'hallo@anlass.example' },
  subject: 'Grüße aus der Werkstatt',
  text: 'Schöne Grüße!\n',
  unsubscribeAddress: 'https://shop.example/web-api/newsletter-unsubscribe?code=X',
}

/** A mail server that takes everything that `options` do not refuse. */
async function openMailServer(options: SMTPServerOptions = {}) {
  const received: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, callback) {
      stream.setEncoding('utf8')
      let source = ''
      stream.on('data', (part: string) => {
        source += part
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        callback()
      })
    },
    ...options,
  })
  // What it complains of is what a test makes it refuse.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, received }
}

async function openOutbox(send: SendMail) {
  const database = await openTestDatabase()
  const now = new Date('2026-11-25T10:00:00Z')
  await queueMail(database.kysely, mail, now)
  const reasons: string[] = []
  return {
    database,
    /** Why mails wait, as the log has it. */
    reasons,
    /** Some time later, in milliseconds. */
    deliver: (ms = 0) =>
      deliverDueMails(
        {
          database,
          send,
          onError: (error) => {
            throw error
          },
          onUnsent: (reason) => reasons.push(reason),
        },
        new Date(now.getTime() + ms),
      ),
    state: async () =>
      (await listMails(database)).map(({ sentAt, failure, isGivenUp }) => ({ isSent: sentAt !== undefined, failure, isGivenUp })),
  }
}

it('sends a mail once, with what mail programs need to unsubscribe', async () => {
  const { url, received } = await openMailServer()
  const outbox = await openOutbox(smtpMail(url))
  await Promise.all([outbox.deliver(), outbox.deliver()])
  await outbox.deliver(1_000)
  expect(received.map(({ to }) => to)).toEqual([['anna@example.org']])
  const { source = '' } = received[0] ?? {}
  expect(source).toContain('From: Anlass <hallo@anlass.example>')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toContain('Auto-Submitted: auto-generated')
  expect(await outbox.state()).toEqual([{ isSent: true, failure: undefined, isGivenUp: false }])
})

it('sends a mail by the same name whenever it is sent again', async () => {
  const { url, received } = await openMailServer()
  const send = smtpMail(url)
  const outbox = await openOutbox(async (mail) => {
    await send(mail)
    if (received.length === 1) throw new Error('The line broke after all was said.')
  })
  await outbox.deliver()
  await outbox.deliver(waits[0])
  const names = received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
  expect(names).toEqual([expect.stringMatching(/^<[\w-]+@anlass\.example>/), names[0]])
})

// Only on SQLite does a writing process keep all others from writing.
it.skipIf(inject('postgres') !== undefined)('sends a mail once, though another process writes in the moment it is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'anlass.sqlite')
  const [database, elsewhere] = [await openDatabase({ file }), await openDatabase({ file })]
  const now = new Date()
  await queueMail(database.kysely, mail, now)
  const locked = Promise.withResolvers<void>()
  const send = () =>
    new Promise<void>((sent) => {
      const writing = elsewhere.kysely.transaction().execute(async () => {
        sent()
        // What follows on the sending is tried before.
        await turn()
      })
      writing.then(locked.resolve, locked.reject)
    })
  await deliverDueMails({ database, send, onError: () => {} }, now)
  await locked.promise
  expect(await listMails(database)).toMatchObject([{ sentAt: expect.anything() }])
  for (const each of [database, elsewhere]) await each.close()
})

it('tries again while the server is gone, and gives up after the last wait', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as { port: number }
  await new Promise((resolve) => closed.close(resolve))
  const outbox = await openOutbox(smtpMail(`smtp://user:geheim@127.0.0.1:${port}`))
  await outbox.deliver()
  expect(await outbox.state()).toEqual([{ isSent: false, failure: expect.stringContaining('ECONNREFUSED'), isGivenUp: false }])
  let passed = 0
  for (const wait of waits) {
    passed += wait
    await outbox.deliver(passed)
  }
  const [state] = await outbox.state()
  expect(state).toMatchObject({ isSent: false, isGivenUp: true })
  expect(state?.failure).not.toContain('geheim')
  expect(new Set(outbox.reasons)).toEqual(new Set([expect.stringContaining('ECONNREFUSED')]))
})

it('gives up at once what the server will never take', async () => {
  const { url } = await openMailServer({
    onRcptTo: (_, __, callback) => callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  })
  const outbox = await openOutbox(smtpMail(url))
  await outbox.deliver()
  expect(await outbox.state()).toEqual([{ isSent: false, failure: expect.stringContaining('No such mailbox'), isGivenUp: true }])
})

it('tells the log that a server takes a mail later, and not whose', async () => {
  const { url } = await openMailServer({
    onRcptTo: ({ address }, __, callback) => callback(Object.assign(new Error(`<${address}> is greylisted`), { responseCode: 450 })),
  })
  const outbox = await openOutbox(smtpMail(url))
  await outbox.deliver()
  expect(outbox.reasons).toEqual([expect.stringContaining('<[address]> is greylisted')])
  expect(outbox.reasons.join()).not.toContain('anna')
})

it('keeps mail while the password is wrong, which somebody may mend', async () => {
  const { url } = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, callback) => callback(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
  })
  const outbox = await openOutbox(smtpMail(url.replace('//', '//user:geheim@')))
  await outbox.deliver()
  expect(await outbox.state()).toMatchObject([{ isSent: false, isGivenUp: false }])
})

it('sends what was queued while the clock was ahead', async () => {
  const sent: string[] = []
  const { database, deliver } = await openOutbox(async ({ subject }) => {
    sent.push(subject)
    throw new Error('The line is down.')
  })
  await queueMail(database.kysely, { ...mail, subject: 'Aus der Zukunft' }, new Date('2026-12-15T10:00:00Z'))
  await deliver()
  await deliver(1_000)
  expect(sent.toSorted()).toEqual(['Aus der Zukunft', mail.subject])
})

it('forgets mails after 30 days', async () => {
  const outbox = await openOutbox(async () => {})
  await queueMail(outbox.database.kysely, mail, new Date('2026-12-26T10:00:00Z'))
  expect(await outbox.state()).toHaveLength(1)
})
