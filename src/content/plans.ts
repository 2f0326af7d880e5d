/** The page of all plans. */
export const PLANS_PATH = '/plans'

const plan = (name: string, label: string) => ({ path: `${PLANS_PATH}/${name}`, label, body: `plans/${name}` }) as const

/** The plans: for a goal, in steps, with prompts of the site. */
export const PLANS = [
  plan('a-job-in-four-weeks', 'A Job in Four Weeks'),
  plan('from-topic-to-essay', 'From Topic to Essay'),
  plan('a-small-shops-month-of-posts', 'A Small Shop’s Month of Posts'),
  plan('plan-a-move', 'Plan a Move'),
  plan('first-chapter-of-a-memoir', 'First Chapter of a Memoir'),
  plan('a-novel-in-november', 'A Novel in November'),
]
