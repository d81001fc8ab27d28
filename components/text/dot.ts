/** Between two facts in a line. Where the line breaks, it stays with the first one. */
export const DOT = '\u00a0· '
