/** Names the Free plan where a plan's id is asked for: changing to it ends the subscription. */
export const FREE_PLAN_ID = 'free'
