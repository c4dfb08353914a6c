import { z } from 'zod'

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #c8a14a')
