/** @param amount per cent, 0 to 100. */
export function skillColor(amount: number) {
  if (amount >= 50) return 'bg-skill-blue'
  if (amount >= 40) return 'bg-skill-red'
  return 'bg-skill-indigo'
}
