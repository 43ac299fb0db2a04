/** Of the day, in the zone of the account: when summaries of visits and of the inbox go out. */
export const MAIL_HOUR = 8
