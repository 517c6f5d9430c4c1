/**
 * SQL of whether an address, in lower case, is of an account that is ending. Whoever ended it is told of nothing they had
 * asked to hear of, until they have it back. Looked for by the address, never among all that are ending.
 */
export function isEndingAddress(email: string): string {
  return `coalesce((select members.state = 'closing' from members where lower(members.email) = ${email}), false)`;
}
