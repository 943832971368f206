import { readFileSync } from 'node:fs'

/** Ways to make a page run a script, each for a reason of its own; every one calls alert. */
const ownPayloads: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT\t>alert(1)</SCRIPT\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)//',
  '<img src="x" onerror="&#97;lert(1)">',
  '<img src=x one\u0000rror=alert(1) onerror\u000c=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="javascript:alert(1)">a</mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><td><style><!--</style><img src=x onerror=alert(1)>--></td></table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><a id="</title><img src=x onerror=alert(1)>"></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--> --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>Befund</a>',
  '<a href="java\tscript:alert(1)">Befund</a>',
  '<a href="&#x6a;avascript&colon;alert(1)">Befund</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Befund</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<input autofocus onfocus=alert(1)><select autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>Befund</details>',
  '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
  '<body onload=alert(1)><html onmouseover=alert(1)>',
  '<div onpointerover=alert(1) style="position:fixed;inset:0">Befund</div>',
  '<p style="background:url(javascript:alert(1))">Befund</p>',
  '<style>@import "javascript:alert(1)";</style><link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="javascript:alert(1)//">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">Befund</button></form>',
  '<template><img src=x onerror=alert(1)></template><slot onslotchange=alert(1)>',
  '<x-befund is=script onclick=alert(1) tabindex=1 autofocus onfocus=alert(1)>Befund</x-befund>',
  '<p id=alert name=body class="x" data-x="y">Befund <b/onclick=alert(1)>fett</b></p>',
  '&lt;img src=x onerror=alert(1)&gt; &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '＜script＞alert(1)＜/script＞',
  '<strong title="><img src=x onerror=alert(1)>">Leber:</strong> unauffällig',
  '<td colspan="1 onmouseover=alert(1)" rowspan=\'"><img src=x onerror=alert(1)>\'>Befund</td>',
  '<ol start="1&quot; onclick=alert(1)"><li>Befund</ol>',
  '{{constructor.constructor("alert(1)")()}} [[$alert(1)]]',
]

/** Ours, and with XSS_PAYLOADS=file those of a JSON file: any list of strings or of `{ payload }` in it. */
export function scriptPayloads(): string[] {
  const file = process.env.XSS_PAYLOADS
  if (!file) return [...ownPayloads]
  const lists = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  const given = lists.filter(Array.isArray).flat() as (string | { payload?: string })[]
  const texts = given.map((entry) => (typeof entry === 'string' ? entry : entry.payload))
  return [...ownPayloads, ...texts.filter((text) => text !== undefined)]
}
