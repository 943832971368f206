import { minify } from '@swc/core'
import type { Plugin } from 'vite'
import { innerProperties } from './inner-properties.ts'

/**
 * Five passes over what the build has minified once, for the engine, whose size has a budget: a fiftieth less in all.
 * Functions beside functions and variables that stay where they were compress better than the fewest letters.
 * Properties that nobody outside sees get short names too.
 */
export function minifyFurther(): Plugin {
  const regex = `^(?:${innerProperties().join('|')})$`
  return {
    name: 'minify-further',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          compress: {
            passes: 5,
            toplevel: true,
            hoist_funs: true,
            collapse_vars: false,
            conditionals: false,
            keep_fargs: false,
            negate_iife: false,
          },
          mangle: { toplevel: true, props: { regex } },
        })
        chunk.code = withoutLayout(code)
      }
    },
  }
}

/**
 * The word lists are laid out for their readers, with remarks and a next line where one is full; a line of an outline,
 * which has a bar, is indented by its depth. Umlauts need no escape; a list of words is one text with blanks.
 */
function withoutLayout(code: string): string {
  return code
    .replaceAll(
      /\[((?:"[^"\\\s,]+",){3,}"[^"\\\s,]+")\]/g,
      (_, list: string) => `${list.replaceAll('","', ' ')}.split(" ")`,
    )
    .replaceAll(/^# .*\n/gm, '')
    .replaceAll(/\n {2,}(?=\S)(?!.* \| )/g, ' ')
    .replaceAll(/(?<!\\)\\x([c-f][0-9a-f])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
