/** Adds metadata that Chromium cannot set, by an update at the end of the file, as PDF provides for. */
export function withMetadata(pdf: Buffer, metadata: { Author: string; Subject: string }) {
  const source = pdf.toString('latin1')
  const trailer = /trailer\s*(<<.*\/Info (\d+) 0 R.*>>)\s*startxref\s+(\d+)\s+%%EOF\s*$/s.exec(source)
  if (!trailer) return pdf // an unknown form of the file, which is readable without the metadata
  const [, entries = '', number, start] = trailer
  const [, known = ''] = new RegExp(`^${number} 0 obj\\s*<<(.*?)>>\\s*endobj`, 'ms').exec(source) ?? []
  const utf16Hex = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
  const added = Object.entries(metadata).map(([name, text]) => `/${name} <${utf16Hex(text)}>`)
  const update = [
    `${number} 0 obj\n<<${known}\n${added.join('\n')}>>\nendobj`,
    `xref\n${number} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \ntrailer`,
    entries.replace('<<', `<</Prev ${start}\n`),
  ].join('\n')
  const end = `startxref\n${pdf.length + update.indexOf('xref')}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`${update}\n${end}`, 'latin1')])
}
