/** Whether the advertising network's script has been loaded into this document (app/show-ads.ts). */
export const hasAdScript = (): boolean => document.querySelector('script[src*="adsbygoogle"]') !== null
