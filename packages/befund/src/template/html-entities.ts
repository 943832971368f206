/** The named character references that editors, Word and hand-written German templates use. */
const named = new Map<string, string>(
  (
    'amp=& lt=< gt=> quot=" apos=\' nbsp=\u00a0 auml=ä ouml=ö uuml=ü Auml=Ä Ouml=Ö Uuml=Ü szlig=ß ' +
    'ndash=– mdash=— hellip=… bull=• middot=· deg=° plusmn=± times=× micro=µ sup2=² sup3=³ frac12=½ frac14=¼ frac34=¾ ' +
    'le=≤ ge=≥ ne=≠ asymp=≈ rarr=→ larr=← uarr=↑ darr=↓ harr=↔ alpha=α beta=β gamma=γ mu=μ Oslash=Ø oslash=ø ' +
    'bdquo=„ ldquo=“ rdquo=” sbquo=‚ lsquo=‘ rsquo=’ laquo=« raquo=» sect=§ para=¶ permil=‰ euro=€ copy=© reg=® ' +
    'eacute=é egrave=è agrave=à aacute=á ccedil=ç shy=\u00ad ensp=\u2002 emsp=\u2003 thinsp=\u2009 ' +
    'lbrack=[ rbrack=] lbrace={ rbrace=} lowbar=_'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)

/** Longest name above, and room for "&#x10FFFF;". */
const longest = 10

/** The reference that starts at `at` (an ampersand), or null when none does. */
export function decodeEntity(text: string, at: number): { text: string; end: number } | null {
  const semicolon = text.slice(at + 1, at + 2 + longest).indexOf(';')
  if (semicolon < 1) return null
  const name = text.slice(at + 1, at + 1 + semicolon)
  const end = at + 2 + semicolon
  if (name.startsWith('#')) {
    const decoded = fromCodePoint(name.slice(1))
    return decoded === null ? null : { text: decoded, end }
  }
  const decoded = named.get(name)
  return decoded === undefined ? null : { text: decoded, end }
}

function fromCodePoint(digits: string): string | null {
  const hexadecimal = digits.startsWith('x') || digits.startsWith('X')
  const wellFormed = hexadecimal ? /^[xX][0-9a-fA-F]{1,6}$/ : /^[0-9]{1,7}$/
  if (!wellFormed.test(digits)) return null
  const code = hexadecimal ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  return code === 0 || code > 0x10ffff ? null : String.fromCodePoint(code)
}
