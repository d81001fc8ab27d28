/** Returns the address of the printed CV of a language. @param pitch the name of a pitch, which has a CV of its own. */
export function cvAddress({ base }: { base: string }, pitch?: string) {
  return `/cv${pitch ? `-${pitch}` : ''}${base.replace('/', '-')}.pdf`
}
