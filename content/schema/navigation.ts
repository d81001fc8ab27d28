import type { z } from 'zod'
import { ALWAYS, choice, entry, file, id, line, list, unlike } from '@/content/schema/parts'

/** @param pages their addresses. */
export function navigationFile(pages: readonly string[]) {
  const item = entry({
    id,
    name: line('About'),
    href: choice(...pages),
  })
  return file({
    navigation: list(item).superRefine(unlike('id'), ALWAYS).superRefine(unlike('href'), ALWAYS),
  })
}

export type NavigationItem = z.infer<ReturnType<typeof navigationFile>>['navigation'][number]
