import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<{ open: boolean }>();

/** Runs a transaction's work so that an outer handle awaited inside it is found out. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/**
 * Throws when called from inside a transaction's work. Asking for a second session there would wait for ever on
 * PGlite, which has one, and on PostgreSQL would escape the transaction, or starve the pool.
 */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open) {
    throw new Error("A query outside the transaction was made inside it: use the transaction's own handle");
  }
}

/** Throws where somebody outside is asked inside of a transaction's work; `call` says what was asked. */
export function refuseOutsideCall(call: string): void {
  if (scopes.getStore()?.open)
    throw new Error(`Somebody outside was asked (${call}) inside of a transaction: its locks would wait for them`);
}
