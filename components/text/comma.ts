/** Between the words of a list, in any script. */
export const COMMA = /[,،、，]\s*/
