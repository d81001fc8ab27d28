/** Hosts that only the owner's machine can reach. */
const OWN_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/** Whether a text is an https address that others can reach. */
export function isLink(value: string) {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value) && !OWN_MACHINE.test(new URL(value).hostname)
}
