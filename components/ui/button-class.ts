const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-center font-semibold transition-colors'

/** For links and buttons, because both look the same. */
export const buttonClass = {
  solid: `${shape} border border-transparent bg-primary text-on-primary hover:bg-foreground hover:text-background print:border-current print:bg-transparent print:text-foreground`,
  outlined: `${shape} border border-line hover:border-primary hover:text-primary`,
}
