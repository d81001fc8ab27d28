import { parseModule } from 'magicast'

/** The fields that we read of Babel's syntax tree. Babel's own types would need a case for each kind of expression. */
export type Node = {
  type?: string
  start?: number
  end?: number
  loc?: { start: { line: number } }
  name?: string
  value?: unknown
  /** The expression in front of `as const` or `satisfies`, or of a statement. */
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

/** Finds the variables of a module by their names, and those that it exports by the names that others import. */
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
