import { z } from 'zod'

/** Where a picture is, elsewhere or here. */
export const webAddress = z.string().regex(/^(https?:\/\/|\/)[^/\\]/, 'must be a web address, or a path on this host')
