/** `1 part`, `3 parts`. English has two forms; a language with more takes as many words here. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
