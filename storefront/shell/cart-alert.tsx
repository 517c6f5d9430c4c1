import { useCart } from "../cart/cart-store.ts";
import { ApiAlert } from "./api-alert.tsx";

/** A refusal of the cart. */
export function CartAlert() {
  const alert = useCart((store) => store.alert);
  const closeAlert = useCart((store) => store.closeAlert);
  return alert && <ApiAlert alert={alert} onClose={closeAlert} />;
}
