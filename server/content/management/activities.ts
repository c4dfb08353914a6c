import { newId } from '../../database/new-id.ts'
import type { ContentWriting } from '../content-writing.ts'

export interface Trackable {
  id: number
  name: string
}

/** Keeps who did what, in the transaction that does it. The key is `<kind>.<verb>`. */
export async function recordActivity({ trx, authorId, now }: ContentWriting, key: string, { id, name }: Trackable): Promise<void> {
  const [kind = ''] = key.split('.', 1)
  await trx
    .insertInto('activities')
    .values({ id: newId(), key, person_id: authorId, trackable_type: kind, trackable_id: id, trackable_name: name, created_at: now })
    .execute()
}
