/** Returns the address at which the site has what `npm run cv` prints. @param base what stands in front of the addresses of the language, such as `/de`. */
export function cvAddress({ base }: { base: string }) {
  return `/cv${base.replace('/', '-')}.pdf`
}
