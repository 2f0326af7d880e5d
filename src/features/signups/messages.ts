/** Every message of the signup form. */
export const MESSAGES = {
  emailRequired: { title: 'Email Required', description: 'Please enter your email address.' },
  emailInvalid: { title: 'Email not complete', description: 'Please enter a full address, such as name@example.org.' },
  failed: { title: 'That did not go through', description: 'Your address is still in the field. Please try again.' },
} as const
