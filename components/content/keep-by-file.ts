/**
 * Keeps what is made of a file until its text, or its time of change, differs. In development, every page asks for every
 * file, and a module that imports no content stays when the owner edits some.
 */
export function keepByFile<Made>(make: (source: string, file: string) => Made) {
  const kept = new Map<string, { source: string; made: Made }>()
  return (source: string, file: string) => {
    const last = kept.get(file)
    if (last?.source === source) return last.made
    const made = make(source, file)
    kept.set(file, { source, made })
    return made
  }
}
