/**
 * Styles that only some pages load. With a name and a precedence, React puts them into the head, each once. Those of
 * `components/article/` keep 0.5 KB (gzip) from a text without headings and code.
 */
export function Style({ name, children }: { name: string; children: string }) {
  return (
    <style href={name} precedence="low">
      {children}
    </style>
  )
}
