/** No answer, or one that says nothing about what was asked for: it may or may not have happened. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** The same silence in a port's own word for it. */
export async function silentAs<Answer>(
  Away: new (message: string, options: ErrorOptions) => Error,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new Away(error.message, { cause: error });
    throw error;
  }
}
