/** Styles that some pages alone load. With a name and a precedence, React puts them into the head, each once. */
export function Style({ name, children }: { name: string; children: string }) {
  return (
    <style href={name} precedence="low">
      {children}
    </style>
  )
}
