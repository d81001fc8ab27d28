import { declarationsIn, type Node, withoutType } from '@/app/_findings/declarations'
import type { Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Reads what a module exports, otherwise its variables. Nothing of it runs. */
export function readModule(source: string): Fields {
  const { variables, exported } = declarationsIn(source)
  const named = exported.size > 0 ? exported : variables
  return Object.fromEntries([...named].map(([name, { init }]) => [name, read(init, name)]))

  function read(whole: Node | null | undefined, path: string): unknown {
    const node = withoutType(whole)
    if (!node || node.type === 'NullLiteral') return
    if ('value' in node) return node.value
    if (node.elements) return node.elements.map((element, index) => read(element, `${path}[${index}]`))
    if (node.properties)
      return Object.fromEntries(node.properties.map((property) => propertyOf(property, path)))
    if (node.quasis?.length === 1) return node.quasis[0]?.value.cooked
    const declared = variables.get(node.name ?? '')?.init
    if (declared) return read(declared, path)
    report(path, source.slice(node.start, node.end), 'it is code, which does not run here')
  }

  /** A method or a spread has no value, so `read` gets the property itself, and reports it as code. */
  function propertyOf({ key, value, ...property }: Node, path: string) {
    const name = String(key?.name ?? key?.value)
    return [name, read((value as Node | undefined) ?? property, key ? `${path}.${name}` : path)]
  }
}
