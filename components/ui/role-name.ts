/** A role as it stands in a list of them: the content has it as a sentence, with a full stop. */
export function roleName(role: string) {
  return role.replace(/\.$/, '')
}
