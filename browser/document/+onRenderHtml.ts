import { dangerouslySkipEscape } from 'vike/server'
import { frameHtml } from './frame.ts'

export default function onRenderHtml() {
  return dangerouslySkipEscape(frameHtml)
}
