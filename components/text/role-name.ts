import { withoutExamples } from '@/content/schema/example'

/** Removes the full stop that a role has in the content. */
export function roleName(role: string) {
  return role.replace(/[.。।]$/, '')
}

export function ownRoles({ roles }: { roles: string[] }) {
  return withoutExamples(roles).map(roleName)
}
