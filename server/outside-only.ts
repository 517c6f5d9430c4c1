import { refuseOutsideCall } from "./db/transaction-scope.ts";

/**
 * A port to the outside whose calls throw inside of a transaction's work: a provider that takes ten seconds would hold
 * locks for ten seconds, and what it did stays done where the transaction is undone (decision 4).
 */
export function outsideOnly<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        refuseOutsideCall(String(name));
        return Reflect.apply(value, target, given);
      };
    },
  });
}
