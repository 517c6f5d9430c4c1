/** What was waited for did not come in time. It may still come; nobody will hear of it. */
export class Overdue extends Error {
  override name = "Overdue";
}

/** The promise's own outcome when it comes within so many milliseconds; else throws `Overdue`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Overdue(`nothing came within ${Math.round(ms)} ms`));
    // After a stall of our own the answer may lie there already: what has come is read first.
    timer = setTimeout(() => setImmediate(late), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
