/** The texts of an element with the class `dotted`, which shows a dot between two. */
export function Dotted({ texts }: { texts: string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and none ever moves
    <bdi key={index}>{text}</bdi>
  ))
}
