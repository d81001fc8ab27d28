/**
 * Styles that only some pages load. With a name and a precedence, React puts them into the head, each once. Those of
 * `components/article/` keep 0.7 KB (gzip) from a text that needs none of them.
 */
export function Style({ name, children }: { name: string; children: string }) {
  return (
    <style href={name} precedence="low">
      {children}
    </style>
  )
}
