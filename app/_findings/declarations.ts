import { parseModule } from 'magicast'

/** The part of Babel's syntax tree that is read. Its own types would need a case for each kind of expression. */
export type Node = {
  type?: string
  start?: number
  end?: number
  loc?: { start: { line: number } }
  name?: string
  value?: unknown
  /** Within `as const`, `satisfies` and the like, or a statement of its own. */
  expression?: Node
  elements?: (Node | null)[]
  properties?: Node[]
  key?: Node
  quasis?: { value: { cooked: string } }[]
}
type Declaration = { id?: Node; init?: Node | null }
type Statement = Node & {
  declaration?: Statement
  declarations?: Declaration[]
  specifiers?: { local: Node; exported: Node }[]
  source?: Node | null
}

/** Finds the variables that a module declares itself, and those that it exports, by their outer names. */
export function declarationsIn(source: string) {
  const module = parseModule(source)
  const { body } = module.$ast as { body: Statement[] }
  const variables = new Map<string, Declaration>()
  const exported = new Map<string, Declaration>()
  for (const { type, declaration, declarations = declaration?.declarations ?? [] } of body) {
    for (const variable of declarations) {
      const name = variable.id?.name ?? ''
      variables.set(name, variable)
      if (declaration) exported.set(name, variable)
    }
    if (type === 'ExportDefaultDeclaration' && declaration) exported.set('default', { init: declaration })
  }
  for (const { specifiers = [], source } of body)
    for (const { local, exported: outside } of source ? [] : specifiers) {
      const declared = variables.get(local?.name ?? '')
      if (declared && outside?.name) exported.set(outside.name, declared)
    }
  return { module, body, variables, exported }
}

export function withoutType(node?: Node | null): Node | null | undefined {
  return node && /^(TS|Parenthesized)/.test(node.type ?? '') ? withoutType(node.expression) : node
}
