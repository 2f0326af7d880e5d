/** Where visitors sign in, and find their account. In no list of pages. */
export const ACCOUNT_PATH = '/account'

/** The writing history of accounts with Pro. In no list of pages. */
export const HISTORY_PATH = '/account/history'

/** The account, with the question about signing out. */
export const SIGN_OUT_PATH = `${ACCOUNT_PATH}#sign-out`
