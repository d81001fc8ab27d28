/** Where `npm run cv` prints it. @param base what stands in front of the addresses of the language, such as `/de`. */
export function cvAddress({ base }: { base: string }) {
  return `/cv${base.replace('/', '-')}.pdf`
}
