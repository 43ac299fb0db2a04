/** What goes into the file for a visitor who asked what is known of them. */
export const en = {
  about: `What is stored of {{email}}, on {{date}}.

Sign-ups: {{signUps}} (sign-ups.csv)
Reviews: {{reviews}} (reviews.csv, pictures in photos)
Orders: {{orders}} (orders.csv)
Visits whose web address contained this e-mail address: {{visits}}

Visits are counted without name, e-mail address or network address. A payment is also stored by the payment service that took it.
`,
} as const
