import type { Channel } from '../../schemas/channel.ts'
import type { Frame } from './frame.ts'

/** What a build made for the browser. */
export interface PageAssets {
  /** Tells builds apart (R7.16). */
  build: string
  frame(): Promise<Frame>
  /** Addresses of the shared sheets of a brand and of those of the named block folders. */
  styles(channel: Channel, folders: Iterable<string>): string[]
  /** The text of a sheet; `undefined` where sheets are linked, in development. */
  css(href: string): string | undefined
  /** The named scripts as one, to stand in the document; `undefined` where scripts are fetched, in development. */
  inlineScript(names: readonly string[]): InlineScript | undefined
  /** Addresses of the elements of the named block folders, each by itself. */
  elements(folders: Iterable<string>): string[]
  /** The script that redraws a draft page in the editor. */
  draftScript: string
  /** The script that keeps a preview link going from page to page. */
  previewScript: string
  /** Addresses of the fonts every page of the brand shows first. */
  fonts(channel: Channel): string[]
}

export interface InlineScript {
  text: string
  /** How a content security policy names just this text. */
  source: string
}

export const brandStyles = (channel: Channel) => `runtime/styles/brands/${channel}.css`

/** The sheets every page has, in the order of the cascade. */
export const sharedStyles = (channel: Channel): string[] => ['runtime/styles/base.css', 'runtime/styles/tokens.css', brandStyles(channel)]

export const blockStyles = (folder: string) => `blocks/${folder}/${folder}.module.css`
export const blockElement = (folder: string) => `blocks/${folder}/${folder}.element.ts`

/** The fonts that the first screen of every page is set in, by the stem of their files; the others come when they are needed. */
export const firstFonts: Record<Channel, string[]> = {
  anlass: ['brygada-1918.', 'alegreya-sans-400.', 'alegreya-sans-500.'],
  myposter: ['archivo.'],
}
