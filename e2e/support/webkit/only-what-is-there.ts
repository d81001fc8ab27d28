/**
 * A test must not pass because something that it calls does nothing here. So a missing member throws, and so does an
 * argument that nobody reads. Members that Playwright itself asks for may be missing.
 */
export function onlyWhatIsThere<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      const value = Reflect.get(object, key)
      if (value === undefined && typeof key === 'string' && /^[a-z]/.test(key) && key !== 'then')
        throw new Error(`Debian's WebKit cannot ${name}.${key}.`)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (args.findLastIndex((arg) => arg !== undefined) >= value.length)
          throw new Error(`Debian's WebKit takes fewer arguments for ${name}.${String(key)}.`)
        return value.apply(object, args)
      }
    },
  })
}
