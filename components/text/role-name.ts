import { withoutExamples } from '@/content/schema/example'

/** Removes the full stop that a role has in the content. */
export function roleName(role: string) {
  return role.replace(/[.。।]$/, '')
}

/** Lists the roles that the owner wrote, for paper and other programs. */
export function ownRoles({ roles }: { roles: string[] }) {
  return withoutExamples(roles).map(roleName)
}
