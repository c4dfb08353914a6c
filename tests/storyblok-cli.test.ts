/** Storyblok's own CLI, unmodified, against a listening studio. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import generated from '../schemas/components.json' with { type: 'json' }
import { bringComponents } from '../server/content/bring-components.ts'
import { space } from '../server/content/test-content.ts'
import { closeGracefully, listen, localAddress } from '../server/start/listen.ts'
import { headline } from './test-bloks.ts'
import { openTestStudio } from './test-studio.ts'

const launcher = fileURLToPath(new URL('../bin/storyblok.mjs', import.meta.url))

async function openStudioForCli() {
  const studio = await openTestStudio()
  const server = await listen(getRequestListener(studio.studioProgram.fetch), { host: '127.0.0.1', port: 0, setting: 'STUDIO_PORT' })
  onTestFinished(() => closeGracefully(server))
  const folder = mkdtempSync(join(tmpdir(), 'storyblok-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const address = localAddress(server, '127.0.0.1')

  /** Runs a command to its end in a folder of its own, and answers what it wrote. Throws when it fails. */
  const storyblok = (...parameters: string[]): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const env = { ...process.env, HOME: folder, STUDIO_URL: address, STORYBLOK_TOKEN: studio.admin.token, NO_COLOR: '1' }
    const cli = spawn(process.execPath, [launcher, ...parameters], { cwd: folder, env })
    let said = ''
    cli.stdout.on('data', (piece) => (said += piece))
    cli.stderr.on('data', (piece) => (said += piece))
    cli.on('close', (status) => (status === 0 ? resolve(said) : reject(new Error(said))))
    return promise
  }
  const files = (pattern: string) => globSync(join('.storyblok', pattern), { cwd: folder }).sort()
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('storyblok.config.json', { api: { rateLimit: 0 } })
  return { ...studio, address, folder, storyblok, files, read, write, spaceId: String(space.id) }
}

const page = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

describe('the storyblok CLI', { timeout: 60_000 }, () => {
  it('knows who a personal token belongs to', async () => {
    const { storyblok, admin } = await openStudioForCli()
    expect(await storyblok('login', '--token', admin.token, '--region', 'eu')).toContain('Ada')
    expect(await storyblok('user')).toContain('Ada')
  })

  it('pulls the components of the blocks, and pushes changed and new ones', async () => {
    const { storyblok, spaceId, store, read, write, manage } = await openStudioForCli()
    await bringComponents(store, generated)
    const { component_group: group } = (await manage('POST', 'component_groups', { component_group: { name: 'Texte' } })).body
    const { internal_tag: tag } = (await manage('POST', 'internal_tags', { internal_tag: { name: 'neu', object_type: 'component' } })).body
    const component = {
      name: 'quote',
      schema: { title: { type: 'text', pos: 0 } },
      component_group_uuid: group.uuid,
      internal_tag_ids: [tag.id],
    }
    const { id } = (await manage('POST', 'components', { component })).body.component
    await manage('POST', 'presets', { preset: { name: 'Lang', component_id: id, preset: { component: 'quote', title: 'T' } } })

    await storyblok('components', 'pull', '--space', spaceId)
    const file = `.storyblok/components/${spaceId}/components.json`
    const pulled = read(file)
    expect(pulled).toHaveLength(generated.components.length + 1)

    const quote = pulled.find(({ name }: { name: string }) => name === 'quote')
    quote.schema.by = { type: 'text', pos: 1 }
    write(file, [...pulled, { ...quote, id: 4711, name: 'citation' }])
    await storyblok('components', 'push', '--space', spaceId)
    const { components } = (await manage('GET', 'components?search=t')).body
    const named = (wanted: string) => components.find(({ name }: { name: string }) => name === wanted)
    expect(Object.keys(named('quote').schema)).toEqual(['title', 'by'])
    expect(named('citation')).toMatchObject({ component_group_uuid: group.uuid, internal_tag_ids: [String(tag.id)] })
    expect((await manage('GET', 'presets')).body.presets).toMatchObject([{ name: 'Lang' }])
  })

  it('brings stories with their folders and references from one space to another, and publishes', async () => {
    const from = await openStudioForCli()
    await bringComponents(from.store, generated)
    const make = async (studio: typeof from, slug: string, fields: object) =>
      (await studio.manage('POST', 'stories', { story: { name: slug, slug, content: page(), ...fields } })).body.story
    const folder = await make(from, 'karten', { is_folder: true, content: undefined })
    const start = await make(from, 'start', { content: page({ body: [headline('Neu')] }), tag_list: ['x'] })
    const target = await make(from, 'rosen', { parent_id: folder.id })
    const link = { linktype: 'story', fieldtype: 'multilink', id: start.uuid, cached_url: 'start', url: '' }
    const teaser = { _uid: 't', component: 'small_teaser', headline: 'H', url: link }
    await from.manage('PUT', `stories/${target.id}`, { story: { content: page({ title: 'Rosen', body: [teaser] }) } })
    await from.storyblok('components', 'pull', '--space', from.spaceId)
    await from.storyblok('stories', 'pull', '--space', from.spaceId)
    expect(from.files('stories/**/*.json')).toHaveLength(3)

    const to = await openStudioForCli()
    await bringComponents(to.store, generated)
    for (const file of [...from.files('stories/**/*.json'), ...from.files('components/**/*.json')]) to.write(file, from.read(file))
    const said = await to.storyblok('stories', 'push', '--space', to.spaceId, '--from', from.spaceId)
    const stories = (await to.manage('GET', 'stories')).body.stories
    expect(stories.map((story: { full_slug: string }) => story.full_slug).toSorted(), said).toEqual(['karten', 'karten/rosen', 'start'])
    const named = (slug: string) => stories.find((story: { slug: string }) => story.slug === slug)
    const { content } = (await to.manage('GET', `stories/${named('rosen').id}`)).body.story
    expect(content).toMatchObject({ title: 'Rosen', body: [{ headline: 'H', url: { id: named('start').uuid } }] })

    // What was changed locally comes again, and does not meet itself as an old version.
    const [file = ''] = to.files('stories/**/start_*.json')
    for (const title of ['Zwei', 'Drei']) {
      const story = to.read(file)
      to.write(file, { ...story, content: { ...story.content, title } })
      await to.storyblok('stories', 'push', '--space', to.spaceId, '--from', from.spaceId, '--publish')
    }
    expect((await to.manage('GET', `stories/${named('start').id}`)).body.story).toMatchObject({
      content: { title: 'Drei' },
      published: true,
      tag_list: ['x'],
    })
  })

  it('pulls datasources with their entries and dimensions, and pushes them', async () => {
    const { storyblok, spaceId, manage, files, read, write } = await openStudioForCli()
    const dimensions_attributes = [{ name: 'Österreich', entry_value: 'at' }]
    const { datasource } = (await manage('POST', 'datasources', { datasource: { name: 'Farben', slug: 'farben', dimensions_attributes } }))
      .body
    const entry = { name: 'rot', value: 'Rot', datasource_id: datasource.id }
    const { id } = (await manage('POST', 'datasource_entries', { datasource_entry: entry })).body.datasource_entry
    await manage('PUT', `datasource_entries/${id}?dimension_id=${datasource.dimensions[0].id}`, {
      datasource_entry: { dimension_value: 'Paradeiser' },
    })
    await storyblok('datasources', 'pull', '--space', spaceId)
    const [file = ''] = files('datasources/**/*.json')
    expect(JSON.stringify(read(file))).toContain('Paradeiser')

    const text = JSON.stringify(read(file)).replace('"value":"Rot"', '"value":"Purpur"').replace('Paradeiser', 'Blutorange')
    write(file, text)
    const other = JSON.parse(text.replaceAll('farben', 'toene').replaceAll('Farben', 'Töne'))
    write(file, [...JSON.parse(text), ...other])
    const said = await storyblok('datasources', 'push', '--space', spaceId)
    for (const slug of ['farben', 'toene']) {
      const source = (await manage('GET', `datasources/${slug}`)).body.datasource
      const entries = (await manage('GET', `datasource_entries?datasource_slug=${slug}&dimension=${source.dimensions[0].id}`)).body
      expect(entries.datasource_entries, said).toMatchObject([{ name: 'rot', value: 'Purpur', dimension_value: 'Blutorange' }])
    }
  })

  it('pulls assets with their files and folders, and pushes them', async () => {
    const { storyblok, spaceId, manage, files, folder, read, admin } = await openStudioForCli()
    const picture = join(folder, 'rose.png')
    await sharp({ create: { width: 6, height: 4, channels: 3, background: '#c33' } })
      .png()
      .toFile(picture)
    const { asset_folder } = (await manage('POST', 'asset_folders', { asset_folder: { name: 'Bilder' } })).body
    const data = JSON.stringify({ alt: 'Rose', meta_data: { alt: 'Rose' } })
    const pushed = await storyblok('assets', 'push', picture, '--space', spaceId, '--folder', String(asset_folder.id), '--data', data)
    const [asset] = (await manage('GET', 'assets')).body.assets
    expect(asset, pushed).toMatchObject({ alt: 'Rose', asset_folder_id: asset_folder.id, size: '6x4', content_type: 'image/png' })

    await storyblok('assets', 'pull', '--space', spaceId)
    const [png = ''] = files('assets/**/*.png')
    expect(readFileSync(join(folder, png)).equals(readFileSync(picture))).toBe(true)
    const kept = files('assets/**/*.json').map(read)
    expect(JSON.stringify(kept)).toContain('"alt":"Rose"')

    const to = await openStudioForCli()
    for (const file of files('assets/**/*')) if (/\.\w+$/.test(file)) to.write(file, readFileSync(join(folder, file), 'latin1'))
    for (const file of files('assets/**/*.png')) writeFileSync(join(to.folder, file), readFileSync(join(folder, file)))
    const said = await to.storyblok('assets', 'push', '--space', spaceId, '--from', spaceId)
    expect((await to.manage('GET', 'assets')).body.assets, said).toMatchObject([{ alt: 'Rose', size: '6x4' }])
    expect((await to.manage('GET', 'asset_folders')).body.asset_folders).toMatchObject([{ name: 'Bilder' }])
    expect(admin.id).not.toBe(to.admin.id)
  })

  it('pulls the languages', async () => {
    const { storyblok, spaceId, files, read } = await openStudioForCli()
    await storyblok('languages', 'pull', '--space', spaceId)
    const [file = ''] = files('languages/**/*.json')
    expect(read(file).languages).toMatchObject(space.languages.map((code) => ({ code })))
  })

  it('generates types from the pulled components', async () => {
    const { storyblok, spaceId, store, folder } = await openStudioForCli()
    await bringComponents(store, generated)
    await storyblok('components', 'pull', '--space', spaceId)
    await storyblok('types', 'generate', '--space', spaceId)
    const types = join(folder, `.storyblok/types/${spaceId}/storyblok-components.d.ts`)
    expect(existsSync(types)).toBe(true)
    expect(readFileSync(types, 'utf8')).toContain('component: "page_headline"')
  })

  it('runs migrations over the stories that have a component', async () => {
    const { storyblok, spaceId, manage, write } = await openStudioForCli()
    const story = { name: 'a', slug: 'a', content: page({ body: [headline('Alt')] }) }
    const { id } = (await manage('POST', 'stories', { story })).body.story
    await manage('POST', 'stories', { story: { ...story, name: 'b', slug: 'b', content: page() } })
    write(`.storyblok/migrations/${spaceId}/page_headline.js`, 'export default (blok) => ({ ...blok, headline: blok.headline + "!" })')
    const said = await storyblok('migrations', 'run', '--space', spaceId)
    expect((await manage('GET', `stories/${id}`)).body.story.content.body[0].headline, said).toBe('Alt!')
    expect((await manage('GET', `stories/${id}/versions`)).body.versions).toHaveLength(2)
  })

  it('takes the schema over into code, pushes what changes there, and rolls it back', async () => {
    const { storyblok, spaceId, manage, folder, write } = await openStudioForCli()
    // The files it writes import @storyblok/schema.
    symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(folder, 'node_modules'))
    await manage('POST', 'components', { component: { name: 'quote', schema: { title: { type: 'text', pos: 0 } } } })
    await manage('POST', 'datasources', { datasource: { name: 'Farben', slug: 'farben' } })
    await storyblok('schema', 'init', '--space', spaceId)
    const entry = '.storyblok/schema/schema.ts'
    expect(await storyblok('schema', 'push', '--space', spaceId, entry)).toContain('nothing to push')

    const block = '.storyblok/schema/blocks/quote.ts'
    const fields = async () => Object.keys((await manage('GET', 'components')).body.components[0].schema)
    write(block, readFileSync(join(folder, block), 'utf8').replace('fields: [', "fields: [defineField('by', { type: 'text' }),"))
    const pushed = await storyblok('schema', 'push', '--space', spaceId, entry)
    expect((await fields()).toSorted(), pushed).toEqual(['by', 'title'])
    const rolledBack = await storyblok('schema', 'rollback', '--space', spaceId, '--latest', '--yes')
    expect(await fields(), rolledBack).toEqual(['title'])
  })
})
