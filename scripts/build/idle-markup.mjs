// Values stand in quotes and may hold a ">". In text, quotes are no markup: an article may show code.
const TAG = /<[a-z](?:[^">]|"[^"]*")*>/gi
// What the icon set writes on every drawing, and `.i` and `.glyph` of the stylesheet say once for all.
const ICON_ATTRIBUTES =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"( viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"(?= class="(?:i|glyph)[ "])/g
const ICON_NAMES = /(?<= class=")lucide lucide-[\w-]+(?: lucide-[\w-]+)* /g
const ROUTER_MARKS = / (?:data-discover="true"|class="")/g
const GLYPH = /<svg\b[^>]*\bid="(glyph-[\w-]+)"[^>]*>[\s\S]*?<\/svg>/g

/**
 * A page's markup without what libraries write into it and nothing reads, and without the drawings that none of its
 * prompts refers to.
 * @param {string} body
 * @returns {string}
 */
export function withoutIdleMarkup(body) {
  return body
    .replaceAll(TAG, (tag) =>
      tag.replaceAll(ICON_NAMES, '').replaceAll(ICON_ATTRIBUTES, '$1').replaceAll(ROUTER_MARKS, ''),
    )
    .replaceAll(GLYPH, (drawing, id) => (body.includes(`href="#${id}"`) ? drawing : ''))
}
