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
  /** Addresses of the elements of the named block folders. */
  elements(folders: Iterable<string>): string[]
  /** The script that redraws a draft page in the editor, and what it is loaded with. */
  draftScript: string
  /** Fonts every page of the brand shows first. */
  fonts(channel: Channel): string[]
}

/** The sheets every page has, in the order of the cascade. */
export const sharedStyles = (channel: Channel): string[] => [
  'runtime/styles/base.css',
  'runtime/styles/tokens.css',
  `runtime/styles/brands/${channel}.css`,
]

export const blockStyles = (folder: string) => `blocks/${folder}/${folder}.module.css`
export const blockElement = (folder: string) => `blocks/${folder}/${folder}.element.ts`
