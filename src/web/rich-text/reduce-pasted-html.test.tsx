import { describe, expect, it } from 'vitest'
import { reducePastedHtml } from './reduce-pasted-html.ts'

describe('reducePastedHtml', () => {
  it('keeps emphasis under its proper names and drops looks', () => {
    const pasted =
      '<p style="color:red"><b face="Arial">Leber</b> <i size="3">normal</i> <font color="red">groß</font></p>'
    expect(reducePastedHtml(pasted)).toBe('<p><strong>Leber</strong> <em>normal</em> groß</p>')
  })

  it('drops scripts, images and tables but keeps their words', () => {
    expect(reducePastedHtml('<table><tr><td>Milz</td></tr></table><script>x()</script><img src=x onerror=x()>')).toBe(
      'Milz',
    )
  })
})
