/** Milliseconds of CPU of one round, after as many to warm up. */
export function cpuMs(rounds: number, work: () => unknown): number {
  for (let round = 0; round < rounds; round += 1) work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}
