import type { SinglePrompt } from '../../../src/content/single-prompts.ts'
import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { openTarget } from '../../../src/lib/open-in.ts'
import { promptPath } from '../../../src/lib/prompt-path.ts'
import type { SiteFacts } from '../article/article-page.ts'

/** The AIs whose addresses take a prompt. */
const TARGETS = ['chatgpt', 'claude', 'perplexity', 'mistral'] as const

// The tokens of src/styles, as far as a card needs them.
const STYLE = `:root{color-scheme:light dark;--paper:#fffdf8;--ink:#1a1915;--muted:#615d52;--rule:#d9d4c5;--accent:#15523a}
@media(prefers-color-scheme:dark){:root{--paper:#24201b;--ink:#f1ede2;--muted:#b3ab9b;--rule:#474036;--accent:#8fc7ab}}
*{box-sizing:border-box}html{height:100%}body{display:flex;flex-direction:column;gap:12px;height:100%;margin:0;padding:16px;border:1px solid var(--rule);border-radius:4px;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
h1{margin:0;font-size:15px;font-weight:600}#prompt{flex:1;min-height:4em;margin:0;overflow:auto;font:19px/1.45 Georgia,serif;white-space:pre-line;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}a{color:var(--accent)}.site{margin-left:auto;font-size:13px}
button,summary,details a{display:flex;align-items:center;min-height:44px;cursor:pointer}button{padding:0 16px;border:0;border-radius:4px;background:var(--accent);color:var(--paper);font:inherit;font-weight:600}
details{position:relative}details div{position:absolute;bottom:100%;left:0;min-width:9em;padding:4px 12px;border:1px solid var(--rule);border-radius:4px;background:var(--paper)}
.site a{display:inline-flex;align-items:center;min-height:44px}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[hidden]{display:none}`

// A frame without the right to write to the clipboard may still copy what is selected.
const SCRIPT = `(function(){var b=document.getElementById('copy'),p=document.getElementById('prompt');if(!b)return;b.hidden=false;
function say(t){b.textContent=t;setTimeout(function(){b.textContent='Copy'},2000)}
function byHand(){getSelection().selectAllChildren(p);say(document.execCommand('copy')?'Copied!':'Press Ctrl+C')}
b.addEventListener('click',function(){if(!navigator.clipboard)return byHand();navigator.clipboard.writeText(p.textContent).then(function(){say('Copied!')},byHand)})})()`

const hashOf = async (source: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

/**
 * The headers of the framed card. Any site may frame it, so it gets no origin of its own (`sandbox` without
 * `allow-same-origin`): it cannot reach storage, cookies or anything else of the site.
 */
export async function embedHeaders(): Promise<Record<string, string>> {
  const [style, script] = await Promise.all([hashOf(STYLE), hashOf(SCRIPT)])
  const policy = [
    "default-src 'none'",
    `style-src ${style}`,
    `script-src ${script}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  }
}

/** A prompt as a card for a frame: read without scripts, copied with them. */
export function embedPage({ prompt: { slug, title, text } }: SinglePrompt, site: SiteFacts): string {
  const links = TARGETS.map((model) => openTarget(model, text))
    .filter(({ needsPaste }) => !needsPaste)
    .map(({ label, url }) => `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${label}</a>`)
  const open = links.length > 0 ? `<details><summary>Open in…</summary><div>${links.join('')}</div></details>` : ''
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1><p id="prompt" tabindex="0">${escapeHtml(text)}</p><div class="row"><button id="copy" type="button" hidden>Copy</button>${open}${siteLink(site, promptPath(slug), `More on ${site.name}`)}</div>`,
    site.url + promptPath(slug),
  )
}

/** The card for a prompt that does not exist. */
export const missingPage = (site: SiteFacts): string =>
  page(
    'Prompt not found',
    `<h1>This prompt is no longer here.</h1><div class="row">${siteLink(site, '/prompts', `All prompts on ${site.name}`)}</div>`,
  )

const siteLink = (site: SiteFacts, path: string, text: string) =>
  `<span class="site"><a href="${escapeHtml(site.url + path)}" target="_blank" rel="noopener">${escapeHtml(text)}</a></span>`

const page = (title: string, body: string, canonical?: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''}<style>${STYLE}</style></head><body>${body}<script>${SCRIPT}</script></body></html>`
