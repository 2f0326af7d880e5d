/** Every message of the page of admins. */
export const MESSAGES = {
  loadFailed: 'The admins could not be loaded.',
  revoked: 'Permission revoked',
  revokeFailed: (reason: string) => `The permission was not revoked: ${reason}`,
  invited: (email: string) => `${email} is an admin now`,
  inviteFailed: (reason: string) => `Nobody was made an admin: ${reason}`,
  noInvitesHere: 'The embedded backend makes no accounts from here. On this computer:',
} as const
