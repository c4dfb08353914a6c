/**
 * To be imported before any schema: while zod makes one it tries whether it may write code, which the shop's policy refuses, and browsers
 * report the try.
 */
import { z } from 'zod'

z.config({ jitless: true })
