/** Every message of signing in and out. */
export const MESSAGES = {
  missingFields: 'Please enter both email and password',
  missingPassword: 'Please enter your password',
  missingCode: 'Please enter the six digits of the code',
  signedIn: 'Successfully logged in',
  signInFailed: 'Failed to login. Please check your credentials.',
  unreachable:
    'The server gave no usable answer, so your entries may well be right. They are kept: try again in a moment.',
  signedOut: 'Successfully logged out',
  signOutFailed: {
    title: 'Failed to sign out. Please try again.',
    description:
      'This device is signed out. The server could not be told, so other devices may still be signed in: log in and out again to end those.',
  },
  forbidden: "You don't have permission to access the admin area",
  sessionEnded: { title: 'You have been logged out', description: 'Log in again to carry on where you were.' },
  checkFailed: 'Your permission could not be checked just now. What you typed is kept.',
} as const

/** Every message of the page of one's own account. */
export const ACCOUNT_MESSAGES = {
  currentMissing: 'Please enter your current password',
  codeMissing: 'Please enter the code that your app shows',
  passwordShort: (least: number) => `Please choose at least ${least} characters`,
  passwordRefused: (reason: string) => `The password was not changed: ${reason}`,
  passwordChanged: { title: 'Password changed', description: 'Other devices are signed out.' },
  nameUnread: 'Your name could not be loaded',
  nameLong: (most: number) => `A name has at most ${most} characters`,
  nameIsAddress: 'Please write a name, not an address',
  nameRefused: (reason: string) => `Your name was not saved: ${reason}`,
  nameSaved: { title: 'Name saved', description: 'New posts carry it. Those that there are stay as they are.' },
  nameRemoved: 'New posts carry your e-mail address again',
  sessionsEnded: 'Signed out everywhere else',
  sessionsFailed: (reason: string) => `The other sessions were not ended: ${reason}`,
  factorOn: 'Your authenticator app is set up',
  factorFailed: (reason: string) => `The second factor was not changed: ${reason}`,
  noFactorsHere: 'The embedded backend has no second factor. A hosted project has.',
} as const
