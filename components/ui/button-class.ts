const shape = 'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-center'
const text = 'underline decoration-line underline-offset-[6px] hover:text-primary hover:decoration-current'

export const buttonClass = {
  solid: `${shape} border border-transparent bg-primary font-semibold text-on-primary hover:bg-foreground hover:text-background`,
  outlined: `${shape} border border-line font-semibold hover:border-primary hover:text-primary`,
  /** For a link within or beside text. */
  text,
  /** For a link in a line of its own, as tall as a finger needs. */
  line: `flex min-h-11 w-fit items-center ${text}`,
  quiet: `${shape} border border-line text-muted hover:border-primary hover:text-primary`,
}
