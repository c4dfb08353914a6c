import type { Kysely } from 'kysely'

/** Who may sign in to the studio, with what rights, and how tools sign in for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('space_roles')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('subtitle', 'text', (column) => column.notNull())
    .addColumn('permissions', 'text', (column) => column.notNull())
    .addColumn('folder_ids', 'text', (column) => column.notNull())
    .addColumn('component_ids', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('people')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('space_role_id', 'bigint', (column) => column.references('space_roles.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute()

  await db.schema
    .createTable('personal_tokens')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute()
  await db.schema.createIndex('personal_tokens_person').on('personal_tokens').column('person_id').execute()

  await db.schema
    .createTable('failed_sign_ins')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('failed_sign_ins_source').on('failed_sign_ins').columns(['source', 'failed_at']).execute()
}
