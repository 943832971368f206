/**
 * An address as the router can read it.
 *
 * A percent sign that encodes nothing is taken as a percent sign, so that such an address is judged like any other:
 * by who asks, then as unknown.
 */
export function routableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
