import { type RawBuilder, sql } from 'kysely'

/** What colleagues call a user of this alias: the name, else the phone number (their mail address is a placeholder), else the mail address. */
export const personName = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`case when ${column('name')} <> '' then ${column('name')}
    when not ${column('email_verified')} then coalesce(${column('phone')}, ${column('email')})
    else ${column('email')} end`
}
