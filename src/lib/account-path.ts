/** Where visitors sign in, and find their account. In no list of pages. */
export const ACCOUNT_PATH = '/account'
