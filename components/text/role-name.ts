/** The role without the full stop that it has in the content. */
export function roleName(role: string) {
  return role.replace(/[.。।]$/, '')
}
