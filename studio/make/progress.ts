/** Says after each picture how far the run is, what one took on average and what is left. */
export function progressOf(total: number): (name: string) => string {
  const start = performance.now();
  let done = 0;
  return (name) => {
    done += 1;
    const seconds = (performance.now() - start) / 1000 / done;
    const minutes = Math.ceil((seconds * (total - done)) / 60);
    return `${done}/${total} ${name} (${seconds.toFixed(1)} s each, about ${minutes} min left)`;
  };
}
