/**
 * Attempts to run a script from the text of a post: plain ones, and ones that count on the browser reading the
 * sanitised text differently from the sanitiser (mutation XSS). Each would call `pwned()`.
 */
export const XSS_PAYLOADS: readonly string[] = [
  '<script>pwned()</script>',
  '<script src="data:text/javascript,pwned()"></script>',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<img src=x onerror=pwned()>',
  '<img src="/favicon.svg" onload="pwned()">',
  '<IMG """><SCRIPT>pwned()</SCRIPT>">',
  '<img src="https://promptory.invalid/x.png" style="background:url(javascript:pwned())">',
  '<svg onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:pwned()><a><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>pwned()</script></svg>#x">',
  '<a href="javascript:pwned()" id=go>x</a>',
  '<a href=" java\tscript:pwned()">x</a>',
  '<a href="&#106;&#97;vascript&colon;pwned()">x</a>',
  '<a href="\u0001javascript:pwned()">x</a>',
  '<a href="vbscript:pwned()">x</a>',
  '<a href="data:text/html,<script>parent.pwned()</script>">x</a>',
  '<iframe src="javascript:parent.pwned()"></iframe>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<object data="javascript:pwned()"></object>',
  '<embed src="javascript:pwned()">',
  '<video><source onerror=pwned()></video>',
  '<audio src=x onerror=pwned()></audio>',
  '<details open ontoggle=pwned()>x</details>',
  '<input autofocus onfocus=pwned()>',
  '<form action="javascript:pwned()"><button>x</button></form>',
  '<button formaction="javascript:pwned()">x</button>',
  '<select autofocus onfocus=pwned()></select>',
  '<marquee onstart=pwned()>x</marquee>',
  '<body onload=pwned()>',
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<link rel=stylesheet href="data:text/css,*{background:red}">',
  '<base href="https://promptory.invalid/">',
  '<style>@import "data:text/css,*{display:none}";</style>',
  '<style><img src="</style><img src=x onerror=pwned()//">',
  '<p style="animation-name:x" onanimationstart=pwned()>x</p>',
  '<p style="position:fixed;inset:0;background:url(https://promptory.invalid/spy)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwned()>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=pwned()></style></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<svg><title><![CDATA[</title><img src=x onerror=pwned()>]]></svg>',
  '<table><td><svg><desc><style><a title="</style></desc></svg><img src=x onerror=pwned()>">',
  '<textarea><img title="</textarea><img src=x onerror=pwned()>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=pwned()>"></xmp>',
  '<template><img src=x onerror=pwned()></template>',
  '<!--><img src=x onerror=pwned()>-->',
  '<?xml-stylesheet > <img src=x onerror="pwned()"> ?>',
  '<p id="main" class="skip" data-island="generator" data-action="copy-all">x</p>',
  '<img name="cookie" id="documentElement"><form id="attributes"><input name="attributes"></form>',
  '</script><script>pwned()</script>',
  '</div></div></main><script>pwned()</script>',
  '<x-custom onclick=pwned()>x</x-custom>',
]

/** Whatever of an element's subtree is not on the list: what an attack has got through. */
export function findIntruders(root: Element): string[] {
  const tags =
    /^(p|br|hr|h[234]|div|span|blockquote|pre|code|kbd|q|cite|abbr|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|ul|ol|li|dl|dt|dd|a|img|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/
  const attributes =
    /^(href|target|rel|src|alt|width|height|title|style|dir|lang|start|reversed|colspan|rowspan|scope)$/
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const found: string[] = []
    if (!tags.test(element.localName)) found.push(element.localName)
    for (const { name, value } of element.attributes) {
      const isBadAddress = /^(href|src)$/.test(name) && /^\s*(javascript|data|vbscript)/i.test(value)
      const isBadStyle = name === 'style' && /url|position|animation|expression|@/i.test(value)
      if (!attributes.test(name) || isBadAddress || isBadStyle) found.push(`${element.localName} ${name}="${value}"`)
    }
    return found
  })
}
