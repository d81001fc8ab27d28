import { withoutExamples } from '@/content/schema/example'

/** The role without the full stop that it has in the content. */
export function roleName(role: string) {
  return role.replace(/[.。।]$/, '')
}

/** Lists the roles that the owner wrote, for paper and other programs. */
export function ownRoles({ roles }: { roles: string[] }) {
  return withoutExamples(roles).map(roleName)
}
