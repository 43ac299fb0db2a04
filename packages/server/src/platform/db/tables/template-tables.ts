import type { ColumnType, Generated } from 'kysely'

/** JSON is written as text and read as unknown: it is parsed where it is read (conventions 10). */
type Json = ColumnType<unknown, string, string>

/** The tables of 0009-slide-templates.sql, 0058-app-copies.sql and 0059-brands.sql. */
export interface TemplateTables {
  brands: {
    account_id: string
    brand_id: string
    name: string
    logo_url: string
    style: Json
    links: Json
    hours: string
    address: string
    revision: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  slide_templates: {
    template_id: string
    account_id: string
    name: string
    metadata: Json
    widgets: Json
    created_at: ColumnType<Date, Date | undefined, Date>
  }
  app_templates: {
    template_id: string
    account_id: string
    name: string
    description: string
    page_name: ColumnType<string, string | undefined, string>
    theme: ColumnType<unknown, string | null, string | null>
    slides: Json
    time_zone: string | null
    created_at: ColumnType<Date, Date | undefined, Date>
  }
  copy_links: {
    experience_id: string
    account_id: string
    token: string
    copies: ColumnType<number, number | undefined, number>
    created_at: Date
    expires_at: Date
  }
}
