import type { Kysely } from 'kysely'

/** The shop's customers, their sessions, and the links that mails bring them; and which mails go when an account does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('customers_address', ['channel', 'email'])
    .execute()

  await db.schema
    .createTable('customer_sessions')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_sessions_customer').on('customer_sessions').column('customer_id').execute()

  await db.schema
    .createTable('customer_sign_ups')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_sign_ups_address').on('customer_sign_ups').columns(['channel', 'email']).execute()

  await db.schema
    .createTable('customer_password_links')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('customer_password_links_customer').on('customer_password_links').column('customer_id').execute()

  await db.schema.alterTable('mails').addColumn('about', 'text').execute()
}
