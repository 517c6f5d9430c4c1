/** One name for a chip with its memory wherever it stands: in a card, a PC or a laptop. */
export function graphicsName({ chip, memoryGb }: { chip: string; memoryGb: number }): string {
  const memory = `${memoryGb} GB`;
  return chip.endsWith(memory) ? chip : `${chip} ${memory}`;
}
