import { describe, expect, it } from 'vitest'
import { openStories } from '../../../tests/test-stories.ts'

const says = (text: string, ...people: number[]) => ({
  message_json: [{ type: 'text', text }, ...people.map((id) => ({ type: 'mention', attrs: { id, label: 'Mia' } }))],
})

interface Line {
  activity: { key: string; trackable_id: number }
  user: { id: number }
}

async function openDiscussion() {
  const studio = await openStories()
  const { create, manage, join } = studio
  const story = await create('a')
  const mia = await join({ email: 'mia@example.org', name: 'Mia', role: 'custom' })
  const begin = (more: object = {}) =>
    manage('POST', `stories/${story.id}/discussions`, {
      discussion: {
        title: 'Headline',
        block_uid: 'root',
        fieldname: 'title',
        component: 'page',
        comment: says('Zu lang? ', mia.id),
        ...more,
      },
    })
  const { discussion } = (await begin()).body
  const asMia = (method: string, path: string, body?: object) => manage(method, path, body, mia.token)
  return { ...studio, story, mia, begin, discussion, asMia }
}

describe('a discussion', () => {
  it('is begun at a field, answered, solved and opened again', async () => {
    const { manage, story, discussion, asMia, admin, mia } = await openDiscussion()
    expect(discussion).toMatchObject({
      title: 'Headline',
      block_uid: 'root',
      fieldname: 'title',
      component: 'page',
      lang: 'default',
      solved_at: null,
      comments_count: 1,
      last_comment: { user_id: admin.id, message: 'Zu lang? @Mia' },
    })
    const made = await asMia('POST', `discussions/${discussion.id}/comments`, { comment: says('Ja') })
    expect([made.status, made.body.comment]).toMatchObject([201, { user_id: mia.id, message: 'Ja' }])
    const { comments } = (await manage('GET', `discussions/${discussion.id}/comments`)).body
    expect(comments.map(({ message }: { message: string }) => message)).toEqual(['Zu lang? @Mia', 'Ja'])

    const solved = await manage('PUT', `discussions/${discussion.id}`, { discussion: { solved_at: '2026-12-01 09:00' } })
    expect(solved.body.discussion).toMatchObject({ solved_at: '2026-12-01T08:00:00.000Z', last_comment: { message: 'Ja' } })
    const open = async () => (await manage('GET', `stories/${story.id}/discussions?by_status=unsolved`)).body.discussions
    expect(await open()).toEqual([])
    await manage('PUT', `discussions/${discussion.id}`, { discussion: { solved_at: null } })
    expect(await open()).toHaveLength(1)
  })

  it('is found by those it names', async () => {
    const { asMia, manage, discussion } = await openDiscussion()
    expect((await asMia('GET', 'mentioned_discussions/me?by_status=unsolved')).body.discussions).toMatchObject([{ id: discussion.id }])
    expect((await manage('GET', 'mentioned_discussions/me')).body.discussions).toEqual([])
    expect((await asMia('GET', 'mentioned_discussions/me?by_status=solved')).body.discussions).toEqual([])
  })

  it('is found by who began it, not by who answers', async () => {
    const { asMia, manage, discussion, begin } = await openDiscussion()
    await asMia('POST', `discussions/${discussion.id}/comments`, { comment: says('Ja') })
    const second = (await begin()).body.discussion
    const begun = async (ask: typeof asMia) => {
      const { body, headers } = await ask('GET', 'begun_discussions/me?by_status=unsolved&per_page=1')
      return [headers.get('total'), body.discussions.map(({ id }: { id: number }) => id)]
    }
    expect(await begun(manage)).toEqual(['2', [second.id]])
    expect(await begun(asMia)).toEqual(['0', []])
  })

  it('of a story in the trash is found by nobody, until the story is back', async () => {
    const { asMia, manage, story } = await openDiscussion()
    const counts = async () => [
      (await asMia('GET', 'mentioned_discussions/me')).body.discussions.length,
      (await manage('GET', 'begun_discussions/me')).body.discussions.length,
    ]
    expect(await counts()).toEqual([1, 1])
    await manage('DELETE', `stories/${story.id}`)
    expect(await counts()).toEqual([0, 0])
    await manage('GET', `stories/${story.id}/undelete`)
    expect(await counts()).toEqual([1, 1])
  })

  it('has comments that only their authors change; an admin may delete them', async () => {
    const { manage, asMia, discussion } = await openDiscussion()
    const { comment } = (await asMia('POST', `discussions/${discussion.id}/comments`, { comment: says('Ja') })).body
    const path = `discussions/${discussion.id}/comments/${comment.id}`
    expect((await manage('PUT', path, { comment: says('Nein') })).status).toBe(403)
    expect((await asMia('PUT', path, { comment: says('Doch') })).body.comment.message).toBe('Doch')
    const first = `discussions/${discussion.id}/comments/${discussion.last_comment.id}`
    expect((await asMia('DELETE', first)).status).toBe(403)
    expect((await manage('DELETE', path)).status).toBe(204)
    expect((await manage('PUT', path, { comment: says('Weg') })).status).toBe(404)
  })

  it('leaves a line of everything that was done to it, and by whom', async () => {
    const { manage, asMia, discussion, admin, mia } = await openDiscussion()
    const { comment } = (await asMia('POST', `discussions/${discussion.id}/comments`, { comment: says('Ja') })).body
    await manage('DELETE', `discussions/${discussion.id}/comments/${comment.id}`)
    await asMia('PUT', `discussions/${discussion.id}`, { discussion: { solved_at: '2026-12-01 09:00' } })
    const { activities } = (await manage('GET', 'activities?key_like=discussion')).body
    const lines = activities.map(({ activity, user }: Line) => [activity.key, activity.trackable_id, user.id])
    expect(lines.reverse()).toEqual([
      ['discussion.create', discussion.id, admin.id],
      ['discussion.answer', discussion.id, mia.id],
      ['discussion.delete_comment', discussion.id, admin.id],
      ['discussion.solve', discussion.id, mia.id],
    ])
  })

  it('stays with its story, also through the trash', async () => {
    const { manage, story, discussion } = await openDiscussion()
    await manage('DELETE', `stories/${story.id}`)
    await manage('GET', `stories/${story.id}/undelete`)
    expect((await manage('GET', `stories/${story.id}/discussions`)).body.discussions).toMatchObject([{ id: discussion.id }])
  })

  it.each([
    ['without a comment', { comment: undefined }, 'comment'],
    ['without words', { comment: { message_json: [] } }, 'comment.message_json'],
    ['with a piece that there is not', { comment: { message_json: [{ type: 'image' }] } }, 'comment.message_json.0.type'],
    ['without a blok', { block_uid: '' }, 'block_uid'],
    ['that names a stranger', { comment: says('Hallo ', 5) }, 'message_json'],
  ])('%s is refused', async (_, more, field) => {
    const { begin, manage, story } = await openDiscussion()
    const { status, body } = await begin(more)
    expect([status, Object.keys(body)]).toEqual([422, [field]])
    expect((await manage('GET', `stories/${story.id}/discussions`)).body.discussions).toHaveLength(1)
  })

  it('of a story that there is not is not found', async () => {
    const { manage } = await openDiscussion()
    const discussion = { title: 'T', block_uid: 'b', comment: says('x') }
    expect((await manage('POST', 'stories/5/discussions', { discussion })).status).toBe(404)
    expect((await manage('GET', 'discussions/5/comments')).status).toBe(404)
    expect((await manage('GET', 'stories/5/discussions')).body.discussions).toEqual([])
  })
})
