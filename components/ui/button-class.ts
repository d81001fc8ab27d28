const shape =
  'inline-flex min-h-11 max-h-full items-center justify-center gap-2 rounded-sm px-4 font-medium whitespace-nowrap transition-colors'

/** For links and buttons alike, which are different elements but look the same. */
export const buttonClass = {
  solid: `${shape} bg-primary text-on-primary hover:bg-foreground hover:text-background`,
  outlined: `${shape} border border-line hover:border-primary hover:text-primary`,
}
