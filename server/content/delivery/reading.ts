import type { Database, StoryVersion } from '../../database/database.ts'
import type { Space } from '../space.ts'

/** Where a request reads, and which version of the stories its token and it ask for. */
export interface Reading {
  database: Database
  space: Space & { cv: number }
  version: StoryVersion
}
