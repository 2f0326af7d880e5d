import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import type { ContentFile } from '../../src/content/page-content.ts'

/** What Pro costs on a site with a price. */
export const PRICE = '5 € a month'

/** The texts that the pricing page has in a build with a price. */
async function pricedTexts(): Promise<object> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { 'import.meta.env.VITE_PRO_PRICE': JSON.stringify(PRICE) },
    logLevel: 'warn',
  })
  try {
    const { default: texts } = await vite.ssrLoadModule('/src/content/pages/static/pricing.ts')
    return texts
  } finally {
    await vite.close()
  }
}

/**
 * Gives the pricing page the texts of a build with a price, for whoever comes to it by a link. They are all that such a
 * build has of its own, so that no second one is needed.
 */
export async function sellPro(page: Page): Promise<void> {
  const texts = await pricedTexts()
  await page.route('**/data/pages/pricing.json', async (route) => {
    const response = await route.fetch()
    const { build, content } = (await response.json()) as ContentFile
    await route.fulfill({ response, json: { build, content: { ...(content as object), ...texts } } })
  })
}
