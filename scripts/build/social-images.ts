import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'

const WIDTH = 1200
const HEIGHT = 630
const FONTS = 'node_modules/@fontsource/newsreader/files'
const COLOURS = {
  paper: '#f6f4ec',
  ink: '#1a1915',
  muted: '#615d52',
  rule: '#d9d4c5',
  margin: '#a9c1ac',
  marker: '#ffdf3d',
}
// Increment if the design below changes, so that all pictures are drawn again.
const DESIGN = 1

/**
 * An element for Satori: the shape of a React element without React, which must not load before the build has set its
 * mode.
 */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  ({ type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }) as ReactElement

/** The site's mark: a blank between two brackets. */
function logo(name: string) {
  const bracket = (side: 'left' | 'right') =>
    box({
      width: 14,
      height: 46,
      border: `5px solid ${COLOURS.ink}`,
      [side === 'left' ? 'borderRight' : 'borderLeft']: 'none',
    })
  return box(
    { alignItems: 'center', gap: 10, fontSize: 40, fontWeight: 500 },
    bracket('left'),
    box({ width: 34, height: 28, background: COLOURS.marker }),
    bracket('right'),
    box({ marginLeft: 12 }, name),
  )
}

interface PictureContent {
  title: string
  description: string
  siteName: string
}

function picture({ title, description, siteName }: PictureContent) {
  const size = title.length > 46 ? 72 : title.length > 28 ? 88 : 104
  return box(
    { width: WIDTH, height: HEIGHT, background: COLOURS.paper, color: COLOURS.ink, fontFamily: 'Newsreader' },
    box({ width: 120, height: HEIGHT, borderRight: `2px solid ${COLOURS.margin}` }),
    box({ width: 8, height: HEIGHT, borderRight: `2px solid ${COLOURS.margin}` }),
    box(
      { flexDirection: 'column', justifyContent: 'space-between', flex: 1, padding: '64px 72px 60px 64px' },
      logo(siteName),
      box({ fontSize: size, lineHeight: 1.05, letterSpacing: '-0.02em', fontWeight: 500 }, title),
      box(
        {
          borderTop: `2px solid ${COLOURS.rule}`,
          paddingTop: 24,
          fontSize: 30,
          lineHeight: 1.35,
          color: COLOURS.muted,
        },
        description,
      ),
    ),
  )
}

/** Loaded with the first picture. */
let fonts: Promise<{ name: string; weight: 400 | 500; data: Buffer }[]> | undefined
const readFonts = () =>
  Promise.all(
    ([400, 500] as const).map(async (weight) => ({
      name: 'Newsreader',
      weight,
      data: await readFile(path.join(FONTS, `newsreader-latin-${weight}-normal.woff`)),
    })),
  )

/** Draws a preview picture for shared links, as PNG. */
export async function drawPicture(content: PictureContent): Promise<Buffer> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  const svg = await satori(picture(content), { width: WIDTH, height: HEIGHT, fonts: await fonts })
  return new Resvg(svg).render().asPng()
}

const CACHE = 'node_modules/.cache/social-images'

/** A picture as `drawPicture` draws it, kept by a hash of its content: only new and changed ones take time. */
export async function cachedPicture(content: PictureContent): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('hex')
    .slice(0, 32)
  const file = path.join(CACHE, `${key}.png`)
  if (existsSync(file)) return readFile(file)
  const png = await drawPicture(content)
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, png)
  return png
}

/** Draws each page's preview picture for shared links, as `og/<path>.png` in the built site. */
export async function drawSocialImages(
  pages: { path: string; title: string; description: string }[],
  { dist, siteName }: { dist: string; siteName: string },
) {
  for (const { path: url, title, description } of pages) {
    const file = path.join(dist, socialImagePath(url))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await cachedPicture({ title, description, siteName }))
  }
}

/** Path of a page's picture on the site; `src/components/seo.tsx` names the same. */
export const socialImagePath = (url: string) => `/og${url === '/' ? '/home' : url}.png`

/** Draws the site's icons for home screens and browsers from its SVG. */
export async function drawIcons(dist: string) {
  const svg = await readFile('public/favicon.svg', 'utf8')
  const draw = (source: string, size: number) =>
    new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng()
  // A maskable icon may be cut to a circle: square corners, and the mark well inside.
  const maskable = svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
    .replace(/<rect width="32"[^>]*>/, '<rect x="-6" y="-6" width="44" height="44" fill="#f6f4ec"/>')
  await Promise.all([
    writeFile(path.join(dist, 'icon-192.png'), draw(svg, 192)),
    writeFile(path.join(dist, 'icon-512.png'), draw(svg, 512)),
    writeFile(path.join(dist, 'icon-maskable-512.png'), draw(maskable, 512)),
    writeFile(path.join(dist, 'apple-touch-icon.png'), draw(maskable, 180)),
  ])
}
