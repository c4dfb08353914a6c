import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { closeGracefully, localAddress } from '../../start/listen.ts'
import { space } from '../test-content.ts'

/** A studio that may ask inside the network, and a server that notes what it is sent. */
async function openTasks() {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      received.push(JSON.parse(text))
      response.writeHead(202).end('started')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => closeGracefully(server))
  const studio = await openTestStudio({ environment: { WEBHOOK_ALLOW_INSIDE: 'true' } })
  const webhook_url = `${localAddress(server, '127.0.0.1')}/build`
  const make = async (more: object = {}) =>
    (await studio.manage('POST', 'tasks', { task: { name: 'Bauen', task_type: 'webhook', webhook_url, ...more } })).body.task
  return { ...studio, received, webhook_url, make }
}

describe('a task', () => {
  it('is made, changed and deleted by who manages the space, and started by who writes', async () => {
    const { manage, make, received, join, webhook_url } = await openTasks()
    const task = await make({ user_dialog: { where: { type: 'text' } } })
    expect(task).toMatchObject({ name: 'Bauen', webhook_url, task_type: 'webhook', last_execution: null, user_dialog: { where: {} } })
    expect((await manage('PUT', `tasks/${task.id}`, { task: { name: 'Neu bauen' } })).body.task.name).toBe('Neu bauen')

    const editor = await join({ email: 'e@example.org', name: 'E', role: 'editor' })
    expect((await manage('PUT', `tasks/${task.id}`, { task: { name: 'X' } }, editor.token)).status).toBe(403)
    const task_execution = { task_id: task.id, dialog_values: { where: 'dev' } }
    const done = await manage('POST', 'task_executions', { task_execution }, editor.token)
    expect([done.status, done.body.task_execution]).toMatchObject([201, { response_status: 202, response: 'started' }])
    expect(received).toEqual([
      {
        task: { id: task.id, name: 'Neu bauen' },
        text: 'The user e@example.org executed the task Neu bauen',
        action: 'task_execution',
        space_id: space.id,
        dialog_values: { where: 'dev' },
      },
    ])
    expect((await manage('GET', 'tasks')).body.tasks).toMatchObject([{ last_execution: expect.any(String), last_response: '202 started' }])
    expect((await manage('DELETE', `tasks/${task.id}`)).status).toBe(204)
    expect((await manage('POST', 'task_executions', { task_execution })).status).toBe(404)
  })

  it('that can’t be started says why', async () => {
    const { manage, make } = await openTasks()
    const { id } = await make({ webhook_url: 'http://127.0.0.1:1/' })
    const { body } = await manage('POST', 'task_executions', { task_execution: { task_id: id } })
    expect(body.task_execution).toMatchObject({ response_status: null, response: expect.stringContaining('ECONNREFUSED') })
  })

  it('reaches nothing inside the network unless the settings say so', async () => {
    const { manage } = await openTestStudio()
    for (const webhook_url of ['http://127.0.0.1/', 'http://10.0.0.1/', 'file:///etc/passwd', 'nichts'])
      expect(Object.keys((await manage('POST', 'tasks', { task: { name: 'X', webhook_url } })).body)).toEqual(['webhook_url'])
  })
})
