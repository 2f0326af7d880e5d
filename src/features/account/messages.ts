/** Every message of signing in by a code, and of the account's page. */
export const MESSAGES = {
  emailWrong: 'Please enter your e-mail address, such as you@example.com',
  codeMissing: 'Please enter the six digits from the mail',
  codeSent: 'A new code is on its way',
  codeWrong:
    'This code is wrong, has expired, or was tried too often. Check the digits, use the newest mail, or ask for a new code.',
  tooManyCodes: 'Too many codes were sent to this address. Please try again in an hour.',
  tooManyTries: 'Too many tries. Please wait a few minutes, then ask for a new code.',
  noMail: 'This site cannot send codes at the moment, so nobody can sign in. Everything works without an account.',
  unreachable: 'The server cannot be reached. What you typed is still here: please try again in a moment.',
  notLoaded: 'The sign-in did not load. Check your connection and try again: what you typed is still here.',
  notByThatWay: 'You are not signed in: the other site did not confirm it. Try again, or have a code sent.',
  notByPasskey: 'You are not signed in: no passkey was used. Try again, or have a code sent.',
  signedIn: 'You are signed in',
  signedOut: 'You are signed out',
  full: {
    title: 'Your account is full',
    description:
      'An account keeps 5,000 things, or 2 MB of text. What is new stays on this device; delete something to make room.',
  },
  tooLarge: {
    title: 'A text is too long for your account',
    description: 'It stays on this device. An account takes texts of up to about 200,000 characters.',
  },
  exportedHere: {
    title: 'Your account cannot be reached',
    description: 'The file holds what is on this device.',
  },
  passkeys: {
    added: 'Passkey added',
    removed: 'Passkey removed',
    notAdded: 'No passkey was added. Your device or browser may have refused; try again.',
    failed: 'The server gave no usable answer. Please try again in a moment.',
    notShown: 'Your passkeys cannot be shown just now. Reload the page in a moment to see them.',
  },
  deleted: { title: 'Your account is deleted', description: 'What was on this device is still here.' },
  notDeleted: 'The account was not deleted: the server gave no usable answer. Please try again in a moment.',
  syncProblems: {
    offline: 'Your account cannot be reached just now. Changes wait on this device, and go out by themselves.',
    ended: 'You have been signed out from elsewhere. Everything is still on this device: sign out here and in again.',
    'device-full': 'The storage of this browser is full, so nothing new comes in from your other devices.',
  },
  signedOutHere: {
    title: 'This device is signed out',
    description: 'The server could not be told. Sign in and out again later to end the session there, too.',
  },
} as const
