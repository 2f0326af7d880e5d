/** What the site says about the network. */
export const OFFLINE_MESSAGES = {
  offline: 'You are offline. Pages you have visited still open.',
  notKept: 'This page is not on this device. It opens by itself when the network is back.',
} as const
