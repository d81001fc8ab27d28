import { declarationsIn, type Node, withoutType } from '@/app/_check/declarations'
import { asFields, type Fields } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

/** Reads the data that a module in JavaScript or TypeScript exports, otherwise that of its variables. Nothing of it runs. */
export function readModule(source: string): Fields {
  const { variables, exported } = declarationsIn(source)
  const known = new Map<string, unknown>()
  const names = [...(exported.size > 0 ? exported : variables)]
  return Object.fromEntries(names.map(([name, { init }]) => [name, read(init, name)]))

  function read(whole: Node | null | undefined, path: string): unknown {
    const node = withoutType(whole)
    const {
      elements = [],
      properties = [],
      expressions = [],
      quasis = [],
      arguments: passed = [],
    } = node ?? {}
    switch (node?.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value
      case 'ObjectExpression':
        return Object.fromEntries(properties.flatMap((property) => propertiesOf(property, path)))
      case 'ArrayExpression':
        return elements.flatMap((element, index) => {
          const value = read(element?.argument ?? element, `${path}[${index}]`)
          return element?.argument ? value : [value]
        })
      case 'TemplateLiteral':
        return quasis
          .map(({ value }, index) => value.cooked + (read(expressions[index], path) ?? ''))
          .join('')
      case 'BinaryExpression':
        return [node.left, node.right].map((part) => read(part, path)).join('')
      case 'NewExpression': // a date
        return read(passed[0], path)
      case 'MemberExpression':
        return asFields(read(node.object, path))[node.property?.name ?? '']
      case 'Identifier':
        return variableOf(node.name ?? '', path)
    }
    if (node && node.type !== 'NullLiteral')
      report(path, source.slice(node.start, node.end), 'it is code, which does not run here')
  }

  function propertiesOf({ type, key, value, argument }: Node, path: string): [string, unknown][] {
    if (type === 'SpreadElement') return Object.entries(asFields(read(argument, path)))
    const name = String(key?.name ?? key?.value)
    return [[name, read(value as Node, `${path}.${name}`)]] // a property has a node as its value, a literal has a text
  }

  /** Reads a variable once, so that two that name each other end. */
  function variableOf(name: string, path: string) {
    if (!known.has(name)) {
      known.set(name, undefined)
      known.set(name, read(variables.get(name)?.init, path))
    }
    return known.get(name)
  }
}
